import type { Page } from "playwright-core";

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { data?: { type?: string } };
}

/**
 * Runs `act`, which clicks once, and returns how many ms of CPU the page's thread spent on the task of that
 * click. The browser's long tasks are wall-clock times, and grow with other load on the machine.
 */
export async function cpuOfClick(page: Page, act: () => Promise<unknown>): Promise<number> {
  const { tasks, click } = await traceClick(page, act);
  return Math.max(0, ...tasks.filter((task) => holds(task, click.ts)).map(cpuMs));
}

/** The same until the first picture that was painted after the click: the processor's part of the interaction. */
export async function cpuToNextPaint(page: Page, act: () => Promise<unknown>): Promise<number> {
  const { events, tasks, click } = await traceClick(page, act);
  const paint = events.find(({ name, ts, tid }) => name === "Paint" && ts > click.ts && tid === click.tid);
  if (!paint) throw new Error("Nothing was painted after the click");
  return tasks
    .filter(({ ts, dur = 0 }) => ts + dur >= click.ts && ts <= paint.ts)
    .reduce((sum, task) => sum + cpuMs(task), 0);
}

const cpuMs = ({ tdur = 0 }: TraceEvent) => tdur / 1_000;
const holds = ({ ts, dur = 0 }: TraceEvent, at: number) => ts <= at && ts + dur >= at;

/** The tasks of the page's thread while `act` clicks, oldest first. */
async function traceClick(page: Page, act: () => Promise<unknown>) {
  const browser = page.context().browser();
  if (!browser) throw new Error("The page belongs to no browser");
  await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline"] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const events = traceEvents.toSorted((one, other) => one.ts - other.ts);
  const click = events.find(({ name, args }) => name === "EventDispatch" && args?.data?.type === "click");
  if (!click) throw new Error("No click in the trace");
  const tasks = events.filter(
    ({ name, ph, pid, tid }) =>
      /RunTask$/u.test(name) && ph === "X" && pid === click.pid && tid === click.tid,
  );
  return { events, tasks, click };
}
