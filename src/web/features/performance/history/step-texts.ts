import type { HistoryRange } from "#domain/performance/history-ranges.ts";

const CLOCK = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
const DAY = { month: "short", day: "numeric" } as const;

/** Steps of 90 days are whole days of UTC; the others are shown in this browser's zone. */
const SHORT: Record<HistoryRange, Intl.DateTimeFormatOptions> = {
  "1h": CLOCK,
  "24h": CLOCK,
  "7d": { weekday: "short" },
  "90d": { ...DAY, timeZone: "UTC" },
};
const LONG: Record<HistoryRange, Intl.DateTimeFormatOptions> = {
  "1h": CLOCK,
  "24h": { ...DAY, ...CLOCK },
  "7d": { ...DAY, ...CLOCK },
  "90d": { ...DAY, timeZone: "UTC" },
};

/** Each step under the axis, empty where it has no label, and in a sentence. */
export function stepTexts(range: HistoryRange, steps: readonly string[]) {
  const short = new Intl.DateTimeFormat("en", SHORT[range]);
  const long = new Intl.DateTimeFormat("en", LONG[range]);
  const shorts = steps.map((step) => short.format(new Date(step)));
  return {
    // A weekday stands where its day begins.
    short:
      range === "7d" ? shorts.map((day, index) => (day === (shorts[index - 1] ?? day) ? "" : day)) : shorts,
    long: steps.map((step) => long.format(new Date(step))),
  };
}
