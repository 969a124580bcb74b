import { MS_PER_MINUTE } from "#domain/general/durations.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/handles.ts";
import type { Log } from "#server/platform/log/log.ts";
import type { Metrics } from "#server/platform/metrics.ts";
import type { Load } from "./load.ts";
import { NO_BUCKETS, NO_TOTALS, type RunningTotals, readTotals } from "./running-totals.ts";
import { minuteOf, type SystemMinute, withSample } from "./system-minute.ts";
import { saveMinutes } from "./system-minutes.repository.ts";
import { addedSince, type SystemSample } from "./system-sample.ts";
import { type DatabaseState, readDatabaseState } from "./system-state.repository.ts";

const KEPT_MS = 30 * MS_PER_MINUTE;
/** Limit on minutes held in memory while the database is unavailable: one day. */
const MAX_UNSAVED_MINUTES = 1_440;

interface Sockets {
  readonly connections: number;
  readonly liveClients: number;
}

interface SamplerDeps {
  /** Identifies this process among all that write samples. */
  readonly instance: string;
  readonly db: Db;
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly log: Log;
  measureLoad(): Load;
  ping(): Promise<void>;
  isRefusing(): boolean;
  countSockets(): Promise<Sockets>;
}

export interface Sampler {
  readonly instance: string;
  /** The load of the latest sample. */
  latest(): Load;
  /** The samples of the last 30 minutes, oldest first. */
  recent(): readonly SystemSample[];
  sampleNow(): Promise<SystemSample>;
}

/** Samples this process: readiness, requests, load, engine. Saves one row per minute. */
export function createSampler(deps: SamplerDeps): Sampler {
  const { instance, db, clock, metrics, measureLoad, ping, isRefusing, countSockets, log } = deps;
  let latest = measureLoad();
  let counted: RunningTotals = { totals: NO_TOTALS, buckets: NO_BUCKETS };
  let known: DatabaseState = { queue: 0, blockHits: 0, blockReads: 0 };
  let unsaved = new Map<number, SystemMinute>();
  let recent: SystemSample[] = [];

  const readState = async (now: Date) => {
    try {
      await ping();
      return await readDatabaseState(db, now);
    } catch {
      return null;
    }
  };

  const keep = (sample: SystemSample) => {
    const minute = minuteOf(sample.at).getTime();
    unsaved.set(minute, withSample(unsaved.get(minute), sample));
    const [oldest] = unsaved.keys();
    if (unsaved.size > MAX_UNSAVED_MINUTES && oldest !== undefined) unsaved.delete(oldest);
    recent = [...recent.filter(({ at }) => sample.at.getTime() - at.getTime() < KEPT_MS), sample];
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
    const running = await readTotals(metrics);
    const state = await readState(at);
    const sockets = await countSockets();
    const blocks = state ?? known;
    const sample: SystemSample = {
      ...latest,
      ...addedSince(running, counted),
      ...sockets,
      at,
      isReady: state !== null && !isRefusing(),
      queue: state?.queue ?? null,
      blockHits: blocks.blockHits - known.blockHits,
      blockReads: blocks.blockReads - known.blockReads,
    };
    counted = running;
    known = blocks;
    keep(sample);
    const allBlocks = blocks.blockHits + blocks.blockReads;
    metrics.setState({
      ...sockets,
      eventLoopMs: latest.eventLoopMs,
      queue: sample.queue,
      cacheHitRate: allBlocks > 0 ? (blocks.blockHits / allBlocks) * 100 : null,
    });
    // Minutes not saved during an outage are saved with the first sample after it.
    if (state) await save().catch((err) => log.warn({ err }, "the figures of a minute were not saved"));
    return sample;
  };

  return { instance, latest: () => latest, recent: () => recent, sampleNow };
}
