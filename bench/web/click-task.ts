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
  const browser = page.context().browser();
  if (!browser) throw new Error("The page belongs to no browser");
  await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline"] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const click = traceEvents.find(
    ({ name, args }) => name === "EventDispatch" && args?.data?.type === "click",
  );
  if (!click) throw new Error("No click in the trace");
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid, ts, dur = 0 }) =>
      /RunTask$/u.test(name) &&
      ph === "X" &&
      pid === click.pid &&
      tid === click.tid &&
      ts <= click.ts &&
      ts + dur >= click.ts,
  );
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1_000;
}
