import { expect, test } from "vitest";
import {
  isProfileOption,
  ONBOARDING_OPTIONS,
  PROFILE_OPTIONS,
  weeklyHours,
  withStoredOption,
} from "./business-options.ts";

test("a stored value outside the list becomes one more option", () => {
  const types = PROFILE_OPTIONS.businessType;
  expect(withStoredOption(types, "Marketing Agency")).toEqual([...types, "Marketing Agency"]);
  expect(withStoredOption(types, "SaaS")).toEqual(types);
  expect(withStoredOption(types, null)).toEqual(types);
});

test("the profile takes both lists and what stands there, and nothing else", () => {
  expect(isProfileOption("businessType", "SaaS", null)).toBe(true);
  expect(isProfileOption("businessType", "Marketing Agency", null)).toBe(true);
  expect(isProfileOption("businessType", "Lemonade", "Lemonade")).toBe(true);
  expect(isProfileOption("businessType", "Lemonade", "SaaS")).toBe(false);
});

test("every time commitment has its hours", () => {
  for (const option of [...ONBOARDING_OPTIONS.timeCommitment, ...PROFILE_OPTIONS.timeCommitment]) {
    const { min, max } = weeklyHours(option);
    expect(max, option).toBeGreaterThan(min);
  }
  expect(weeklyHours("20+ hours/week").max).toBe(30);
  expect(weeklyHours("Full-time").max).toBe(40);
  expect(weeklyHours("10+ hours/week").max).toBe(15);
});
