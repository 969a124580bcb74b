import { describe, expect, test } from "vitest";
import { MS_PER_DAY } from "../general/durations.ts";
import { isConcernDue } from "./concern.ts";
import type { FactRecord } from "./facts.ts";

const NOW = new Date("2026-11-18T18:00:00Z");

const asked = (daysAgo: number, value: string): FactRecord => ({
  key: "concern",
  value,
  source: "profile",
  at: new Date(NOW.getTime() - daysAgo * MS_PER_DAY),
});

describe("isConcernDue", () => {
  test.each([
    ["never asked", [], true],
    ["chosen today", [asked(0, "ads-boost-post")], false],
    ["chosen six days ago", [asked(6, "ads-boost-post")], false],
    ["chosen a week ago", [asked(7, "ads-boost-post")], true],
    ["not now, a week ago", [asked(7, "")], false],
    ["not now, four weeks ago", [asked(28, "")], true],
    ["the last answer counts", [asked(40, "ads-boost-post"), asked(8, "")], false],
  ])("%s", (_, records, isDue) => {
    expect(isConcernDue(records, NOW)).toBe(isDue);
  });
});
