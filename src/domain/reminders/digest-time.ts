import { addDays, dayAt, weekdayIndex } from "../general/calendar-day.ts";
import { MS_PER_HOUR } from "../general/durations.ts";
import { availableWeekdays, type WeeklySchedule } from "../onboarding/weekly-schedule.ts";
import { lastWeekday } from "../review/review-week.ts";
import { instantOn, timeOf } from "./local-time.ts";

export const DIGEST_FREQUENCIES = ["off", "daily", "weekly"] as const;
export type DigestFrequency = (typeof DIGEST_FREQUENCIES)[number];

/** A digest later than this, after the server was down, is left out. */
export const DIGEST_LATE_MS = 2 * MS_PER_HOUR;

export interface DigestTimes {
  readonly frequency: DigestFrequency;
  /** 0 to 23, by the person's clock. */
  readonly hour: number;
  /** Of a weekly digest: 0 is Monday; null is the last day of the week with time. */
  readonly weekday: number | null;
}

/** A week, and one more in which the zone skips the day. */
const DAYS_TRIED = 15;

interface DigestReader {
  readonly timeZone: string;
  readonly schedule: WeeklySchedule | null;
}

/** The first time after this instant; null if it is off. Each local day has at most one. */
export function nextDigestAt(
  times: DigestTimes,
  { timeZone, schedule }: DigestReader,
  after: Date,
): Date | null {
  if (times.frequency === "off") return null;
  const weekday = times.weekday ?? lastWeekday(availableWeekdays(schedule));
  const today = dayAt(after, timeZone);
  for (let ahead = 0; ahead < DAYS_TRIED; ahead++) {
    const day = addDays(today, ahead);
    if (times.frequency === "weekly" && weekdayIndex(day) !== weekday) continue;
    const instant = instantOn(day, timeOf(times.hour * 60), timeZone);
    if (instant && instant > after) return instant;
  }
  return null;
}
