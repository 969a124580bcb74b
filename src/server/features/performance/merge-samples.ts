import { totalsBy } from "./running-totals.ts";
import type { SystemSample } from "./system-sample.ts";

/** The figures of a single instance; the omitted ones describe the database and are the same for all. */
export type PeerSample = Omit<SystemSample, "at" | "isReady" | "queue" | "blockHits" | "blockReads">;

/** Merges all instances: `received` are samples since our last one, `latest` the latest of each peer. */
export function mergeSamples(
  own: SystemSample,
  received: readonly PeerSample[],
  latest: readonly PeerSample[],
): SystemSample {
  const added = [own, ...received];
  const current = [own, ...latest];
  const sum = (of: readonly PeerSample[], value: (sample: PeerSample) => number) =>
    of.reduce((total, sample) => total + value(sample), 0);
  return {
    ...own,
    ...totalsBy((name) => sum(added, (each) => each[name])),
    buckets: own.buckets.map((_count, index) => sum(added, ({ buckets }) => buckets[index] ?? 0)),
    cpu: sum(current, ({ cpu }) => cpu) / current.length,
    memory: sum(current, ({ memory }) => memory) / current.length,
    eventLoopMs: Math.max(...added.map(({ eventLoopMs }) => eventLoopMs)),
    connections: sum(current, ({ connections }) => connections),
    liveClients: sum(current, ({ liveClients }) => liveClients),
  };
}
