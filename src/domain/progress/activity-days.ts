import { addDays, type CalendarDay, daysBetween } from "../general/calendar-day.ts";
import { MS_PER_DAY } from "../general/durations.ts";

/** Bit i of `days` is set if the person was active i days before `day`. */
export interface ActivityDays {
  readonly day: CalendarDay;
  readonly days: bigint;
}

const KEPT_DAYS = 62;
const ALL = (1n << BigInt(KEPT_DAYS)) - 1n;

/** Records activity on this day. `isNew` is false if the day was already recorded. */
export function withDay(
  known: ActivityDays | undefined,
  day: CalendarDay,
): ActivityDays & { isNew: boolean } {
  if (!known) return { day, days: 1n, isNew: true };
  const ahead = daysBetween(known.day, day);
  if (ahead > 0) {
    const days = ahead >= KEPT_DAYS ? 1n : ((known.days << BigInt(ahead)) | 1n) & ALL;
    return { day, days, isNew: true };
  }
  // A late event, from before the latest recorded day.
  const bit = -ahead >= KEPT_DAYS ? 0n : 1n << BigInt(-ahead);
  return { day: known.day, days: known.days | bit, isNew: bit !== 0n && (known.days & bit) === 0n };
}

/** As dates, latest first. */
export function datesOf({ day, days }: ActivityDays): CalendarDay[] {
  const ages = Array.from({ length: KEPT_DAYS }, (_, ago) => ago);
  return ages.filter((ago) => (days >> BigInt(ago)) & 1n).map((ago) => addDays(day, -ago));
}

/** Mask of the days `from` to `to` before `today`, both included, for a row whose bit 0 is `rowDay`. */
export function daysMask(rowDay: CalendarDay, today: CalendarDay, from: number, to: number): bigint {
  const age = daysBetween(rowDay, today);
  let mask = 0n;
  for (let ago = from; ago <= to; ago++) {
    const bit = ago - age;
    if (bit >= 0 && bit < KEPT_DAYS) mask |= 1n << BigInt(bit);
  }
  return mask;
}

export const CAME_BACK = { day: 1, week: 2, month: 4 } as const;

/** D1 24–48 h, W1 days 7–13, M1 days 30–59 after signing up. */
export const RETURN_WINDOWS = {
  day: { fromMs: MS_PER_DAY, toMs: 2 * MS_PER_DAY },
  week: { fromMs: 7 * MS_PER_DAY, toMs: 14 * MS_PER_DAY },
  month: { fromMs: 30 * MS_PER_DAY, toMs: 60 * MS_PER_DAY },
} as const;

/** Bits of the return windows after sign-up that this time falls into. */
export function returnMarks(signedUpAt: Date, seenAt: Date): number {
  const age = seenAt.getTime() - signedUpAt.getTime();
  let marks = 0;
  for (const name of ["day", "week", "month"] as const) {
    const { fromMs, toMs } = RETURN_WINDOWS[name];
    if (age >= fromMs && age < toMs) marks |= CAME_BACK[name];
  }
  return marks;
}
