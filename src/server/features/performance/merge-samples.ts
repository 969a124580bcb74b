import { totalsBy } from "./running-totals.ts";
import type { SystemSample } from "./system-sample.ts";

/** The figures of a single instance; the omitted ones describe the database and are the same for all. */
export type PeerSample = Omit<SystemSample, "at" | "isReady" | "queue" | "blockHits" | "blockReads">;

/** Merges all instances: `heard` are samples since our last one, `standing` the latest of each peer. */
export function mergeSamples(
  own: SystemSample,
  heard: readonly PeerSample[],
  standing: readonly PeerSample[],
): SystemSample {
  const added = [own, ...heard];
  const stand = [own, ...standing];
  const sum = (of: readonly PeerSample[], value: (sample: PeerSample) => number) =>
    of.reduce((total, sample) => total + value(sample), 0);
  return {
    ...own,
    ...totalsBy((name) => sum(added, (each) => each[name])),
    buckets: own.buckets.map((_count, index) => sum(added, ({ buckets }) => buckets[index] ?? 0)),
    cpu: sum(stand, ({ cpu }) => cpu) / stand.length,
    memory: sum(stand, ({ memory }) => memory) / stand.length,
    eventLoopMs: Math.max(...added.map(({ eventLoopMs }) => eventLoopMs)),
    connections: sum(stand, ({ connections }) => connections),
    liveClients: sum(stand, ({ liveClients }) => liveClients),
  };
}
