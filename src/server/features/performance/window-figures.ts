import { shareOf } from "#domain/analytics/figures.ts";
import { quantile } from "#domain/general/quantile.ts";
import type { AlertWindow } from "#domain/performance/alert-rules.ts";
import { REQUEST_BOUNDS_MS } from "#server/platform/metrics.ts";
import type { SystemSample } from "./system-sample.ts";

/** Several samples combined; times are in milliseconds. */
export interface WindowFigures extends AlertWindow {
  readonly averageResponseMs: number | null;
  readonly averageQueryMs: number | null;
  readonly averageFirstWordsMs: number | null;
  /** The maximum. */
  readonly eventLoopMs: number;
  /** 0 to 100; null if the database read no blocks. */
  readonly cacheHitRate: number | null;
}

export function figuresOf(samples: readonly SystemSample[]): WindowFigures {
  const sum = (value: (sample: SystemSample) => number) =>
    samples.reduce((total, sample) => total + value(sample), 0);
  const mean = (value: (sample: SystemSample) => number) => shareOf(sum(value), samples.length) ?? 0;
  const requests = sum((sample) => sample.requests);
  const generations = sum((sample) => sample.generations);
  const hits = sum((sample) => sample.blockHits);
  const hitShare = shareOf(
    hits,
    sum((sample) => sample.blockHits + sample.blockReads),
  );
  return {
    requests,
    p95Ms: quantile(
      0.95,
      REQUEST_BOUNDS_MS,
      [...REQUEST_BOUNDS_MS, 0].map((_bound, index) => sum(({ buckets }) => buckets[index] ?? 0)),
    ),
    averageResponseMs: shareOf(
      sum((sample) => sample.requestMs),
      requests,
    ),
    errorRate: shareOf(
      sum((sample) => sample.errors),
      requests,
    ),
    averageQueryMs: shareOf(
      sum((sample) => sample.queryMs),
      sum((sample) => sample.queries),
    ),
    averageFirstWordsMs: shareOf(
      sum((sample) => sample.firstWordsMs),
      sum((sample) => sample.firstWords),
    ),
    cpu: mean((sample) => sample.cpu),
    memory: mean((sample) => sample.memory),
    eventLoopMs: Math.max(0, ...samples.map((sample) => sample.eventLoopMs)),
    generations,
    generationSuccess: shareOf(generations - sum((sample) => sample.failedGenerations), generations),
    cacheHitRate: hitShare === null ? null : hitShare * 100,
    queue: samples.findLast(({ queue }) => queue !== null)?.queue ?? 0,
  };
}

/** The samples of a period of `lengthMs` that ended `agoMs` before the latest sample. */
export function stretch(samples: readonly SystemSample[], agoMs: number, lengthMs: number): SystemSample[] {
  const end = (samples.at(-1)?.at.getTime() ?? 0) - agoMs;
  return samples.filter(({ at }) => at.getTime() <= end && at.getTime() > end - lengthMs);
}
