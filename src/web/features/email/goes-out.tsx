import { spanText } from "#domain/general/age-text.ts";
import { MS_PER_MINUTE } from "#domain/general/durations.ts";

interface GoesOutProps {
  /** ISO 8601. */
  at: string;
  timeZone: string;
}

/** When the schedule would write, by the clock of the person who gets it. */
export function GoesOut({ at, timeZone }: GoesOutProps) {
  const moment = new Date(at);
  const waitMs = moment.getTime() - Date.now();
  const isNow = waitMs < MS_PER_MINUTE;
  const clock = { weekday: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  const place = timeZone.split("/").at(-1)?.replaceAll("_", " ") ?? timeZone;
  return (
    <>
      <time dateTime={at} title={timeZone} className="block font-semibold whitespace-nowrap">
        {isNow ? "Next run" : moment.toLocaleString("en", { ...clock, timeZone })}
      </time>
      <span className="block text-13 text-text-2">
        {isNow ? "within 5 minutes" : `in ${spanText(waitMs)}`}, {place}
      </span>
    </>
  );
}
