import type { RangeView } from "#contracts/console/revenue.ts";
import type { Range } from "#domain/analytics/ranges.ts";

export const RANGE_WORDS: Record<Range, string> = {
  "24h": "Last 24h",
  "7d": "7 days",
  "30d": "30 days",
  "90d": "90 days",
};

/** What the comparison is called in legends. */
export const BEFORE_WORDS: Record<Range, string> = {
  "24h": "24 hours before",
  "7d": "7 days before",
  "30d": "30 days before",
  "90d": "90 days before",
};

/** Formats steps of a range as the operator's calendar has them. */
export function rangeDates({ range, zone }: Pick<RangeView, "range" | "zone">) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en", { ...options, timeZone: zone });
  const day = format({ month: "short", day: "numeric" });
  const hour = format({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  const long = format({ weekday: "long", month: "short", day: "numeric" });
  return {
    /** Under the chart: "Oct 17", or "14:00" for hours. */
    short: (at: string) => (range === "24h" ? hour : day).format(new Date(at)),
    /** In the tooltip: "Wednesday, Nov 11". */
    long: (at: string) =>
      range === "24h"
        ? `${day.format(new Date(at))}, ${hour.format(new Date(at))}`
        : long.format(new Date(at)),
    day: (at: string) => day.format(new Date(at)),
  };
}

/** "Oct 17 to Nov 15" */
export function spanText(view: RangeView, steps: readonly string[], last = steps.at(-1)): string {
  const { day, long } = rangeDates(view);
  const name = view.range === "24h" ? long : day;
  return `${name(steps[0] ?? view.until)} to ${name(last ?? view.until)}`;
}
