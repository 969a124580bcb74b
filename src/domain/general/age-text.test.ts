import { expect, test } from "vitest";
import { agoText } from "./age-text.ts";
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from "./durations.ts";

const NOW = new Date("2026-11-17T12:00:00Z");

test.each([
  [0, "less than a minute ago"],
  [MS_PER_MINUTE - 1, "less than a minute ago"],
  [MS_PER_MINUTE, "1 minute ago"],
  [MS_PER_HOUR - 1, "59 minutes ago"],
  [MS_PER_HOUR, "1 hour ago"],
  [26 * MS_PER_HOUR, "1 day ago"],
  [2_000 * MS_PER_DAY, "2,000 days ago"],
  [-MS_PER_HOUR, "less than a minute ago"],
])("%i ms before now", (ms, said) => expect(agoText(new Date(NOW.getTime() - ms), NOW)).toBe(said));
