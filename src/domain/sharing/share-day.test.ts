import { expect, test } from "vitest";
import { shareDayStart } from "./share-day.ts";

const NOW = new Date("2026-03-04T12:00:00Z");

test.each([
  ["local midnight", "Europe/Berlin", null, "2026-03-03T23:00:00.000Z"],
  [
    "local midnight on the other side of the date line",
    "Pacific/Kiritimati",
    null,
    "2026-03-04T10:00:00.000Z",
  ],
  ["a day ago right after a move", "Pacific/Kiritimati", "2026-03-04T11:00:00Z", "2026-03-03T12:00:00.000Z"],
  ["local midnight a day after a move", "Europe/Berlin", "2026-03-03T12:00:00Z", "2026-03-03T23:00:00.000Z"],
])("shares count since %s", (_, zone, changedAt, expected) => {
  expect(shareDayStart(zone, changedAt ? new Date(changedAt) : null, NOW).toISOString()).toBe(expected);
});
