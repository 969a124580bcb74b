import { expect, test } from "vitest";
import { readTime } from "./time-input.tsx";

test.each([
  ["09:00", "09:00"],
  ["9", "09:00"],
  ["19", "19:00"],
  ["930", "09:30"],
  ["1930", "19:30"],
  ["9.30", "09:30"],
  [" 9:30 ", "09:30"],
  ["24:00", "24:00"],
  ["9:75", "9:75"],
  ["noon", "noon"],
  ["", ""],
])("%j is read as %j", (typed, time) => {
  expect(readTime(typed)).toBe(time);
});
