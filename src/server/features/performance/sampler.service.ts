import { randomBytes } from "node:crypto";
import { hostname } from "node:os";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/handles.ts";
import { repeat } from "#server/platform/jobs/repeat.ts";
import type { Log } from "#server/platform/log.ts";
import type { Metrics } from "#server/platform/metrics.ts";
import { createLoadMeter, type Load } from "./load.ts";
import { type RequestFigures, readRequestFigures } from "./request-figures.ts";
import { minuteOf, type SystemMinute, type SystemSample, withSample } from "./system-minute.ts";
import { saveMinutes } from "./system-minutes.repository.ts";

const SAMPLE_EVERY_MS = 5_000;
/** What a database that is away may cost in memory: a day. */
const MAX_UNSAVED_MINUTES = 1_440;

export interface SamplerWorld {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  ping(): Promise<void>;
  isDraining(): boolean;
}

export interface Sampler {
  /** The load of the latest sample. */
  latest(): Load;
  sampleNow(): Promise<SystemSample>;
  /** Samples every five seconds. Returns how to stop it. */
  start(): () => void;
}

/** Watches this process: ready or not, requests, load. Each minute becomes one row. */
export function createSampler({ db, clock, log, metrics, ping, isDraining }: SamplerWorld): Sampler {
  // New with each start, so that no row of an earlier process is overwritten.
  const instance = `${hostname()}-${randomBytes(4).toString("hex")}`;
  const measureLoad = createLoadMeter();
  let latest = measureLoad();
  let counted: RequestFigures = { requests: 0, errors: 0, requestMs: 0 };
  let unsaved = new Map<number, SystemMinute>();

  const isUp = () =>
    ping().then(
      () => true,
      () => false,
    );

  const keep = (sample: SystemSample) => {
    const minute = minuteOf(sample.at).getTime();
    unsaved.set(minute, withSample(unsaved.get(minute), sample));
    const [oldest] = unsaved.keys();
    if (unsaved.size > MAX_UNSAVED_MINUTES && oldest !== undefined) unsaved.delete(oldest);
  };

  /** The last minute stays in memory: the next sample may belong to it. */
  const save = async () => {
    const minutes = [...unsaved];
    await saveMinutes(
      db,
      instance,
      minutes.map(([, minute]) => minute),
    );
    unsaved = new Map(minutes.slice(-1));
  };

  const sampleNow = async (): Promise<SystemSample> => {
    latest = measureLoad();
    const at = clock.now();
    const figures = await readRequestFigures(metrics);
    const hasDatabase = await isUp();
    const isReady = hasDatabase && !isDraining();
    const sample = { at, isReady, ...latest, ...difference(figures, counted) };
    counted = figures;
    keep(sample);
    // What a database that was away did not take is written with the first sample after it.
    if (hasDatabase) await save();
    return sample;
  };

  return {
    latest: () => latest,
    sampleNow,
    start: () => repeat("system sample", SAMPLE_EVERY_MS, log, async () => void (await sampleNow())),
  };
}

function difference(now: RequestFigures, before: RequestFigures): RequestFigures {
  return {
    requests: now.requests - before.requests,
    errors: now.errors - before.errors,
    requestMs: now.requestMs - before.requestMs,
  };
}
