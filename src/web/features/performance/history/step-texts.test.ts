import { expect, test } from "vitest";
import { MS_PER_HOUR } from "#domain/general/durations.ts";
import { stepTexts } from "./step-texts.ts";

const START = new Date(2026, 10, 11, 10);
const week = Array.from({ length: 84 }, (_, index) =>
  new Date(START.getTime() + index * 2 * MS_PER_HOUR).toISOString(),
);

test("a week is labelled by its weekdays, each where the day begins", () => {
  const { short, long } = stepTexts("7d", week);
  expect(short.filter((text) => text !== "")).toEqual(["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]);
  expect([short.indexOf("Thu"), long[short.indexOf("Thu")]]).toEqual([7, "Nov 12, 00:00"]);
});

test("a day is labelled by the clock, at every step", () => {
  expect(stepTexts("24h", week.slice(0, 2)).short).toEqual(["10:00", "12:00"]);
});
