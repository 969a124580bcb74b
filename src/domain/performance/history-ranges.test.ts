import { expect, test } from "vitest";
import { MS_PER_DAY, MS_PER_HOUR } from "../general/durations.ts";
import { cutHistory, type HistoryRange } from "./history-ranges.ts";

const NOW = new Date("2026-11-17T12:34:56Z");

test.each<[HistoryRange, number, string, boolean]>([
  ["1h", MS_PER_HOUR, "2026-11-17T11:35:00.000Z", true],
  ["24h", MS_PER_DAY, "2026-11-16T12:45:00.000Z", true],
  ["7d", 7 * MS_PER_DAY, "2026-11-10T14:00:00.000Z", true],
  ["90d", 90 * MS_PER_DAY, "2026-08-20T00:00:00.000Z", false],
])("%s is %i ms long, begins at a whole step and ends with the current one", (range, ms, from, hasBefore) => {
  const cut = cutHistory(range, NOW);
  expect(cut.count * cut.stepMs).toBe(ms);
  expect(cut).toMatchObject({ from: new Date(from), hasBefore });
  const end = cut.from.getTime() + ms;
  expect(end).toBeGreaterThan(NOW.getTime());
  expect(end - NOW.getTime()).toBeLessThanOrEqual(cut.stepMs);
});
