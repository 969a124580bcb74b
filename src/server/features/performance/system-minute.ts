import { MS_PER_MINUTE } from "#domain/general/durations.ts";
import type { Load } from "./load.ts";
import { NO_BUCKETS, NO_TOTALS, type Totals, totalsBy } from "./running-totals.ts";
import type { SystemSample } from "./system-sample.ts";

/** The samples of a minute: totals are summed, CPU and memory averaged, other figures are maxima. */
export interface SystemMinute extends Load, Totals {
  readonly minute: Date;
  readonly samples: number;
  readonly ready: number;
  readonly buckets: readonly number[];
  readonly connections: number;
  readonly liveClients: number;
  readonly queue: number;
}

export function minuteOf(at: Date): Date {
  return new Date(Math.floor(at.getTime() / MS_PER_MINUTE) * MS_PER_MINUTE);
}

export function withSample(known: SystemMinute | undefined, sample: SystemSample): SystemMinute {
  const before = known ?? emptyMinute(sample.at);
  const samples = before.samples + 1;
  const mean = (old: number, value: number) => old + (value - old) / samples;
  return {
    ...totalsBy((name) => before[name] + sample[name]),
    minute: before.minute,
    samples,
    ready: before.ready + (sample.isReady ? 1 : 0),
    buckets: before.buckets.map((count, index) => count + (sample.buckets[index] ?? 0)),
    cpu: mean(before.cpu, sample.cpu),
    memory: mean(before.memory, sample.memory),
    eventLoopMs: Math.max(before.eventLoopMs, sample.eventLoopMs),
    connections: Math.max(before.connections, sample.connections),
    liveClients: Math.max(before.liveClients, sample.liveClients),
    queue: Math.max(before.queue, sample.queue ?? 0),
  };
}

function emptyMinute(at: Date): SystemMinute {
  return {
    ...NO_TOTALS,
    minute: minuteOf(at),
    samples: 0,
    ready: 0,
    buckets: NO_BUCKETS,
    cpu: 0,
    memory: 0,
    eventLoopMs: 0,
    connections: 0,
    liveClients: 0,
    queue: 0,
  };
}
