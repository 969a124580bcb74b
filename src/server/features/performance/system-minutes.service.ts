import { shareOf } from "#domain/analytics/figures.ts";
import { MS_PER_DAY, MS_PER_HOUR } from "#domain/general/durations.ts";
import type { Db } from "#server/platform/db/handles.ts";
import * as minutes from "./system-minutes.repository.ts";
import { isMinuteMeasured } from "./throughput.ts";

interface SystemFigures {
  /** 0 to 1; null if no sample was taken. */
  readonly uptime: number | null;
  readonly samples: number;
  readonly requests: number;
  /** Milliseconds; null without requests. */
  readonly responseTime: number | null;
  /** 0 to 1; null without requests. */
  readonly errorRate: number | null;
  /** Null until a full minute of it was measured. */
  readonly requestsInLastHour: number | null;
}

/** The longest report covers 90 days. */
const KEPT_MS = 91 * MS_PER_DAY;

/** Figures of all instances together since `from`. */
export async function readSystem(db: Db, now: Date, from: Date): Promise<SystemFigures> {
  const sums = await minutes.sumMinutes(db, from, hourBefore(now));
  return {
    uptime: shareOf(sums.ready, sums.samples),
    samples: sums.samples,
    requests: sums.requests,
    responseTime: shareOf(sums.requestMs, sums.requests),
    errorRate: shareOf(sums.errors, sums.requests),
    requestsInLastHour: isMinuteMeasured(sums.samplesLately) ? sums.requestsLately : null,
  };
}

export function readLastHour(db: Db, now: Date): Promise<SystemFigures> {
  // Plus one millisecond, because `from` is inclusive: 60 minutes, including the current one.
  return readSystem(db, now, new Date(hourBefore(now).getTime() + 1));
}

export function purgeSystemMinutes(db: Db, now: Date): Promise<number> {
  return minutes.deleteMinutesBefore(db, new Date(now.getTime() - KEPT_MS));
}

function hourBefore(now: Date): Date {
  return new Date(now.getTime() - MS_PER_HOUR);
}
