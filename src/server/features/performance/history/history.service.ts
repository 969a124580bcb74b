import type { HistoryView } from "#contracts/performance.ts";
import { shareOf } from "#domain/analytics/figures.ts";
import { MS_PER_HOUR, MS_PER_MINUTE, MS_PER_SECOND } from "#domain/general/durations.ts";
import { quantile } from "#domain/general/quantile.ts";
import { cutHistory, type HistoryCut, type HistoryRange } from "#domain/performance/history-ranges.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/handles.ts";
import { REQUEST_BOUNDS_MS } from "#server/platform/metrics.ts";
import { isMinuteMeasured } from "../throughput.ts";
import { type StepSums, sumSteps } from "./history.repository.ts";

/** Figures of some steps together; `ms` is the time they cover. */
type Figure = (sums: StepSums, ms: number) => number | null;

const FIGURES = {
  responseTime: ({ requestMs, requests }) => shareOf(requestMs, requests),
  p95: ({ buckets }) => quantile(0.95, REQUEST_BOUNDS_MS, buckets),
  throughput: ({ requests, samples }, ms) =>
    isMinuteMeasured(samples) ? (requests * MS_PER_HOUR) / ms : null,
  errorRate: ({ errors, requests }) => shareOf(errors, requests),
  memoryUsage: ({ memory, samples }) => shareOf(memory, samples),
  cpuUsage: ({ cpu, samples }) => shareOf(cpu, samples),
} as const satisfies Record<string, Figure>;

/** How long one reading of a range serves everybody: 90 days are many rows, and change little in ten minutes. */
const KEPT_MS: Record<HistoryRange, number> = {
  "1h": 30 * MS_PER_SECOND,
  "24h": MS_PER_MINUTE,
  "7d": 2 * MS_PER_MINUTE,
  "90d": 10 * MS_PER_MINUTE,
};

/** Reads with the handle for slow statements: 90 days are 130,000 rows of each instance. */
export function createHistory(db: Db, clock: Clock) {
  const kept = new Map<HistoryRange, { readonly at: number; readonly view: Promise<HistoryView> }>();
  return (range: HistoryRange): Promise<HistoryView> => {
    const now = clock.now();
    const known = kept.get(range);
    if (known && now.getTime() - known.at < KEPT_MS[range]) return known.view;
    const made = { at: now.getTime(), view: readHistory(db, range, now) };
    kept.set(range, made);
    made.view.catch(() => {
      if (kept.get(range) === made) kept.delete(range);
    });
    return made.view;
  };
}

/** The range step by step and as a whole, against the range before where that is still kept. */
async function readHistory(db: Db, range: HistoryRange, now: Date): Promise<HistoryView> {
  const cut = cutHistory(range, now);
  const lengthMs = cut.count * cut.stepMs;
  const since = cut.hasBefore ? new Date(cut.from.getTime() - lengthMs) : cut.from;
  const sums = new Map((await sumSteps(db, { ...cut, since })).map((each) => [each.step, each]));
  const indexes = Array.from({ length: cut.count }, (_, index) => index);
  const stepsFrom = (first: number) => indexes.map((index) => sums.get(first + index));
  const [current, before] = [stepsFrom(0), cut.hasBefore ? stepsFrom(-cut.count) : []];
  const currentMs = indexes.map((index) => coveredMs(cut, index, now));
  const beforeMs = indexes.map(() => cut.stepMs);
  const lineOf = (figure: Figure) => ({
    value: whole(figure, current, currentMs),
    before: whole(figure, before, beforeMs),
    series: stepByStep(figure, current, currentMs),
    seriesBefore: stepByStep(figure, before, beforeMs),
  });
  const lines = Object.entries(FIGURES).map(([name, figure]) => [name, rounded(lineOf(figure))]);
  const all = addUp(current);
  return {
    range,
    steps: indexes.map((index) => new Date(cut.from.getTime() + index * cut.stepMs).toISOString()),
    ...(Object.fromEntries(lines) as Pick<HistoryView, keyof typeof FIGURES>),
    uptime: all ? shareOf(all.ready, all.samples) : null,
  };
}

type Steps = readonly (StepSums | undefined)[];

function stepByStep(figure: Figure, steps: Steps, lengths: readonly number[]) {
  return steps.map((step, index) => step && figure(step, lengths[index] ?? 0));
}

/** Of the steps with minutes, as the line shows them: a gap is no time without requests. */
function whole(figure: Figure, steps: Steps, lengths: readonly number[]): number | null {
  const all = addUp(steps);
  const ms = steps.reduce((sum, step, index) => sum + (step ? (lengths[index] ?? 0) : 0), 0);
  return all ? figure(all, ms) : null;
}

/** The last step is not over yet; in its first seconds a rate would be a guess, so it counts as a minute. */
function coveredMs({ from, stepMs }: HistoryCut, index: number, now: Date): number {
  const elapsedMs = now.getTime() - from.getTime() - index * stepMs;
  return Math.max(MS_PER_MINUTE, Math.min(stepMs, elapsedMs));
}

/** Undefined if no step has any minutes. */
function addUp(steps: Steps): StepSums | undefined {
  const known = steps.filter((step) => step !== undefined);
  return known.length === 0
    ? undefined
    : known.reduce((total, step) => ({
        step: total.step,
        samples: total.samples + step.samples,
        ready: total.ready + step.ready,
        requests: total.requests + step.requests,
        errors: total.errors + step.errors,
        requestMs: total.requestMs + step.requestMs,
        buckets: total.buckets.map((count, index) => count + (step.buckets[index] ?? 0)),
        memory: total.memory + step.memory,
        cpu: total.cpu + step.cpu,
      }));
}

const DIGITS = 10_000;

type Line = HistoryView["responseTime"];

/** Four digits are enough to draw. A step without minutes is a gap. */
function rounded(
  line: Record<keyof Pick<Line, "series" | "seriesBefore">, (number | null | undefined)[]> &
    Pick<Line, "value" | "before">,
): Line {
  const round = (value: number | null | undefined) =>
    value === null || value === undefined ? null : Math.round(value * DIGITS) / DIGITS;
  return {
    value: round(line.value),
    before: round(line.before),
    series: line.series.map(round),
    seriesBefore: line.seriesBefore.map(round),
  };
}
