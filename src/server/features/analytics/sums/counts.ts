import { MS_PER_HOUR } from "#domain/general/durations.ts";

/**
 * Sums by session from before migration 0014 are stored under `funnel`. Nothing here reads them; they stay
 * because instances of the previous version still read and write them during a rolling deploy.
 */
export type Metric =
  | "events"
  | "action"
  | "hour"
  | "visit"
  | "conversion"
  | "bounce"
  | "crash"
  | "session"
  | "session_actions"
  | "step"
  | "onboarding"
  | "feature"
  | "people";

/** Figures whose hours are kept for two ranges of 90 days: each has few keys. Days of any time zone are cut from them. */
export const LONG_KEPT: readonly Metric[] = ["events", "hour", "session", "session_actions", "onboarding"];

export interface Count {
  readonly hour: Date;
  readonly metric: Metric;
  readonly key: string;
  readonly n: number;
  readonly total: number;
}

function hourOf(at: Date): Date {
  return new Date(Math.floor(at.getTime() / MS_PER_HOUR) * MS_PER_HOUR);
}

/** Collects what a batch adds to the sums; entries that cancel out are dropped. */
export class Counts {
  readonly #counts = new Map<string, { hour: Date; metric: Metric; key: string; n: number; total: number }>();

  add(at: Date, metric: Metric, key: string, n: number, total = 0): void {
    const name = `${Math.floor(at.getTime() / MS_PER_HOUR)}|${metric}|${key}`;
    const known = this.#counts.get(name);
    if (known) {
      known.n += n;
      known.total += total;
    } else this.#counts.set(name, { hour: hourOf(at), metric, key, n, total });
  }

  list(): Count[] {
    return [...this.#counts.values()].filter(({ n, total }) => n !== 0 || total !== 0);
  }
}
