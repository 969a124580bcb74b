import { expect, test } from "vitest";
import { onboardingSchema } from "#contracts/onboarding.ts";
import { MAIL_WORDS } from "./mail-texts.ts";

const NUMBER_WORDS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
/** The time zone comes from the browser: nobody is asked for it. */
const questions = Object.keys(onboardingSchema.shape).filter((name) => name !== "timeZone").length;

test.each(["onboarding_incomplete_1h", "onboarding_incomplete_7d"] as const)(
  "%s names as many questions as onboarding asks: answers begun stay in a browser, so none can be taken off",
  (type) => {
    const { subject, paragraphs, button } = MAIL_WORDS[type];
    const text = [subject, ...paragraphs, button].join(" ").toLowerCase();
    const named = NUMBER_WORDS.filter((word) => new RegExp(`\\b${word}\\b`, "u").test(text));
    expect(named).toEqual([NUMBER_WORDS[questions - 1]]);
    expect(text).not.toContain("are left");
  },
);
