import { expect, test } from "vitest";
import { audibleTime, isQuietAt, isQuietTime } from "./quiet-hours.ts";

const night = { from: "21:00", to: "08:00" };
const siesta = { from: "13:00", to: "15:30" };

test.each([
  ["20:59", night, false],
  ["21:00", night, true],
  ["00:00", night, true],
  ["07:59", night, true],
  ["08:00", night, false],
  ["13:00", siesta, true],
  ["15:30", siesta, false],
  ["21:00", siesta, false],
  ["12:00", { from: "12:00", to: "12:00" }, false],
  ["12:00", null, false],
])("%s is quiet in %j: %s", (time, quiet, expected) => {
  expect(isQuietTime(time, quiet)).toBe(expected);
});

test.each([
  ["09:00", night, "09:00"],
  ["06:30", night, "08:00"],
  ["22:00", night, "20:30"],
  ["14:00", siesta, "15:30"],
  // From shortly after midnight to midnight: the one minute that is left.
  ["12:00", { from: "00:01", to: "00:00" }, "00:00"],
  ["12:00", null, "12:00"],
])("instead of %s in %j: %s", (time, quiet, expected) => {
  expect(audibleTime(time, quiet)).toBe(expected);
});

test("quiet hours go by the person's clock", () => {
  const instant = new Date("2026-11-17T21:30:00Z");
  expect(isQuietAt(instant, "UTC", night)).toBe(true);
  expect(isQuietAt(instant, "America/New_York", night)).toBe(false);
});
