import { expect, test } from "vitest";
import { ENGLISH } from "../general/speech.ts";
import type { WeekNumber } from "./draft-review.ts";
import { changeText } from "./number-words.ts";

const quests = (...values: number[]): WeekNumber => ({ kind: "quests", currency: null, values });
const money = (...values: number[]): WeekNumber => ({ kind: "money", currency: "usd", values });

test.each([
  [quests(3, 2, 4), "2 more than the week before"],
  [quests(3, 4, 3), "1 fewer than the week before"],
  [quests(3, 4, 4), "the same as the week before"],
  [quests(3, 0, 0), "a quiet week, like the one before"],
  [quests(3, 2, 0), "after 2 quests the week before"],
  [money(0, 3_800, 0), "after $38 the week before"],
  [money(0, 3_800, 11_400), "$76 more than the week before"],
])("%o: %s", (number, words) => {
  expect(changeText(number, ENGLISH)).toBe(words);
});
