import { expect, test } from "vitest";
import { calendarDay } from "#domain/general/calendar-day.ts";
import type { DatedQuest } from "../use-quests.ts";
import { columnsOf, linesOf } from "./column-widths.ts";
import type { PlannedDay } from "./week-plan.ts";

const QUEST = {} as DatedQuest;

/** P: past, T: today, Q: ahead with a quest, F: free, R: rest. */
function week(letters: string): PlannedDay[] {
  return [...letters].map((letter) => ({
    day: calendarDay("2026-11-09"),
    when: letter === "P" ? "past" : letter === "T" ? "today" : "ahead",
    isQuiet: letter === "R",
    isAvailable: letter !== "R",
    quests: letter === "Q" || letter === "T" ? [QUEST] : [],
    finished: [],
    movedCount: 0,
  }));
}

const columns = (letters: string, widthPx: number) => linesOf(week(letters), widthPx, false).map(columnsOf);
const [DAY, FREE] = ["minmax(0, 1fr)", "minmax(86px, 0.46fr)"];

test.each([
  ["days with quests share what past and rest days leave", "PPRTQQR", 844, ["86px 86px 30px D D D 30px"]],
  ["free days give way where all would be narrow", "TQRQFFR", 844, ["D D 30px D F F 30px"]],
  ["free days are as wide as others where there is room", "PPRTQFR", 844, ["86px 86px 30px D D D 30px"]],
  ["five full days where there is room", "TQRQQQR", 960, ["D D 30px D D D 30px"]],
  ["a week without quests stays in one line", "FFRFFFR", 844, ["D D 30px D D D 30px"]],
  ["six days: two lines of three, all of one width", "TQQQQQR", 844, ["D D D 30px", "D D D 30px"]],
  ["past days are made up for in the other line", "PPTQQQR", 844, ["86px 86px D D", "D D 30px 142px"]],
  ["too narrow for that: two lines", "TQRQQQR", 844, ["D D 30px D", "D D 30px D"]],
])("%s", (_, letters, widthPx, expected) => {
  const spelled = expected.map((line) => line.replaceAll("D", DAY).replaceAll("F", FREE));
  expect(columns(letters, widthPx)).toEqual(spelled);
});
