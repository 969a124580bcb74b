import { trendOf } from "#domain/analytics/trend.ts";
import { MS_PER_HOUR, MS_PER_MINUTE } from "#domain/general/durations.ts";

/** Requests of one minute, of all instances. */
export interface MinuteRequests {
  readonly minute: Date;
  readonly requests: number;
  readonly samples: number;
}

/** An instance takes twelve a minute; the first may fall into the minute before. */
const SAMPLES_OF_A_MINUTE = 11;
const MINUTES_AN_HOUR = 60;
const POINTS = 30;

/** After less than a minute a rate would be a guess. */
export function isMinuteMeasured(samples: number): boolean {
  return samples >= SAMPLES_OF_A_MINUTE;
}

/** The requests of the last 60 minutes, against the 60 before where all of those are known. */
export function throughputTrend(minutes: readonly MinuteRequests[], now: Date) {
  const end = now.getTime();
  const earlier = hourUntil(minutes, end - MS_PER_HOUR);
  const before = earlier.length >= MINUTES_AN_HOUR ? requestsOf(earlier) : null;
  const points = Array.from({ length: POINTS }, (_, index) =>
    requestsOf(hourUntil(minutes, end - (POINTS - 1 - index) * MS_PER_MINUTE)),
  );
  return { ...trendOf(points.at(-1) ?? null, before), points };
}

function hourUntil(minutes: readonly MinuteRequests[], end: number): MinuteRequests[] {
  return minutes.filter(({ minute }) => minute.getTime() <= end && minute.getTime() > end - MS_PER_HOUR);
}

/** Null until a full minute was measured. */
function requestsOf(minutes: readonly MinuteRequests[]): number | null {
  const sum = (value: (minute: MinuteRequests) => number) =>
    minutes.reduce((total, minute) => total + value(minute), 0);
  return isMinuteMeasured(sum(({ samples }) => samples)) ? sum(({ requests }) => requests) : null;
}
