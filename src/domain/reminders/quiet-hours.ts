import { minutesOf, timeAt, timeOf } from "./local-time.ts";

/** "HH:MM" in the person's time zone. From evening to morning they pass midnight. */
export interface QuietHours {
  readonly from: string;
  readonly to: string;
}

export const USUAL_QUIET_HOURS: QuietHours = { from: "21:00", to: "08:00" };

/** How long before quiet hours something is said that would fall into them. */
const BEFORE_QUIET_MINUTES = 30;

/** The first minute is quiet, the last is not. The same time twice means no quiet hours. */
export function isQuietTime(time: string, quiet: QuietHours | null): boolean {
  if (!quiet || quiet.from === quiet.to) return false;
  const { from, to } = quiet;
  return from < to ? time >= from && time < to : time >= from || time < to;
}

export function isQuietAt(instant: Date, zone: string, quiet: QuietHours | null): boolean {
  return isQuietTime(timeAt(instant, zone), quiet);
}

/** The time, or the nearest one on the same day that is not quiet: their end, or a while before they begin. */
export function audibleTime(time: string, quiet: QuietHours | null): string {
  if (!quiet || !isQuietTime(time, quiet)) return time;
  if (time < quiet.to) return quiet.to;
  const before = timeOf(Math.max(0, minutesOf(quiet.from) - BEFORE_QUIET_MINUTES));
  return isQuietTime(before, quiet) ? quiet.to : before;
}
