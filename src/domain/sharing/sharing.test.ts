import { expect, test } from "vitest";
import {
  ALREADY_COUNTED,
  countedPlatform,
  ENOUGH_TODAY,
  payForShare,
  REACHED_ELSEWHERE,
  SHARE_PLATFORMS,
  SHARE_SOURCES,
  shareSource,
} from "./sharing.ts";

test("x and twitter are one platform", () => {
  expect(countedPlatform("x")).toBe("twitter");
  expect(shareSource("x")).toBe(shareSource("twitter"));
});

test("every platform has its source, and the source leads back to it", () => {
  for (const platform of SHARE_PLATFORMS) expect(SHARE_SOURCES.get(`${platform}_share`)).toBe(platform);
});

test.each(["quest", "", "share", "_share", "tiktok_share", "x_share ", "X_share"])(
  "%o is no share",
  (source) => {
    expect(SHARE_SOURCES.has(source)).toBe(false);
  },
);

test.each([
  [false, 0, 25, null],
  [false, 11, 25, null],
  [false, 12, 0, ENOUGH_TODAY],
  [true, 0, 0, ALREADY_COUNTED],
  [true, 12, 0, ALREADY_COUNTED],
])("counted %s, %i paid today: %i XP", (isCounted, paidToday, amount, reason) => {
  expect(payForShare({ isCounted, isReachedHere: true, paidToday })).toEqual({ amount, reason });
});

test("what was reached with imported XP or quests pays nothing", () => {
  const pay = payForShare({ isCounted: false, isReachedHere: false, paidToday: 0 });
  expect(pay).toEqual({ amount: 0, reason: REACHED_ELSEWHERE });
});
