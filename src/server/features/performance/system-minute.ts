import type { Load } from "./load.ts";
import type { RequestFigures } from "./request-figures.ts";

/** What happened since the sample before. */
export interface SystemSample extends Load, RequestFigures {
  readonly at: Date;
  readonly isReady: boolean;
}

/** The samples of a minute, added up; load is their mean. */
export interface SystemMinute extends Load, RequestFigures {
  readonly minute: Date;
  readonly samples: number;
  readonly ready: number;
}

const MS_PER_MINUTE = 60_000;

export function minuteOf(at: Date): Date {
  return new Date(Math.floor(at.getTime() / MS_PER_MINUTE) * MS_PER_MINUTE);
}

export function withSample(known: SystemMinute | undefined, sample: SystemSample): SystemMinute {
  const before = known ?? {
    minute: minuteOf(sample.at),
    samples: 0,
    ready: 0,
    requests: 0,
    errors: 0,
    requestMs: 0,
    cpu: 0,
    memory: 0,
  };
  const samples = before.samples + 1;
  const mean = (old: number, value: number) => old + (value - old) / samples;
  return {
    minute: before.minute,
    samples,
    ready: before.ready + (sample.isReady ? 1 : 0),
    requests: before.requests + sample.requests,
    errors: before.errors + sample.errors,
    requestMs: before.requestMs + sample.requestMs,
    cpu: mean(before.cpu, sample.cpu),
    memory: mean(before.memory, sample.memory),
  };
}
