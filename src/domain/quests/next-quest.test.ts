import { expect, test } from "vitest";
import { addDays, calendarDay } from "../general/calendar-day.ts";
import { emptySchedule, type WeeklySchedule } from "../onboarding/weekly-schedule.ts";
import { inNextOrder, stateOfToday, type WaitingQuest } from "./next-quest.ts";

/** A Thursday. */
const TODAY = calendarDay("2026-11-12");

function schedule(...open: (keyof WeeklySchedule)[]): WeeklySchedule {
  const plan = emptySchedule();
  for (const weekday of open) plan[weekday].available = true;
  return plan;
}
const WORKDAYS = schedule("monday", "tuesday", "wednesday", "thursday", "friday");
const NO_THURSDAY = schedule("monday", "tuesday", "wednesday", "friday");

function quest(id: string, dueInDays: number, startedAt: string | null = null): WaitingQuest {
  const createdAt = "2026-11-01T08:00:00.000Z";
  return {
    id,
    title: id,
    dueDay: addDays(TODAY, dueInDays),
    createdAt,
    inProgress: startedAt !== null,
    startedAt,
  };
}

const late = quest("late", -3);
const later = quest("later", -1);
const now = quest("now", 0);
const now2 = quest("now2", 0);
const tomorrow = quest("tomorrow", 1);
const monday = quest("monday", 4);
const early = quest("early", 1, "2026-11-12T08:00:00.000Z");
const running = quest("running", 0, "2026-11-12T09:00:00.000Z");

interface Case {
  active: WaitingQuest[];
  finished?: number;
  time?: string;
  plan?: WeeklySchedule | null;
  isFirstVisit?: boolean;
}

test.each<[string, Case, string]>([
  ["nothing at all", { active: [] }, "empty"],
  ["today's quest", { active: [tomorrow, now] }, "now, after tomorrow"],
  ["overdue before today's, oldest first", { active: [now, later, late] }, "late, then later now"],
  ["a started one before an overdue one", { active: [late, running] }, "running, then late"],
  ["of two started, the one started last", { active: [early, running] }, "running, then early"],
  ["a started one of another day", { active: [now, early] }, "early, then now"],
  ["today's in order of creation", { active: [now2, now] }, "now, then now2"],
  ["today clear and something done", { active: [monday, tomorrow], finished: 2 }, "done, after tomorrow"],
  ["everything done", { active: [], finished: 1 }, "done"],
  ["done, but one is left for today", { active: [now], finished: 1 }, "now"],
  [
    "nothing planned today: the next day's comes early",
    { active: [monday, tomorrow] },
    "tomorrow, after monday",
  ],
  ["nothing planned, one minute before the hours end", { active: [tomorrow], time: "16:59" }, "tomorrow"],
  ["nothing planned, the hours are over", { active: [tomorrow], time: "17:00" }, "rest, after tomorrow"],
  ["today's quest, the hours are over", { active: [now], time: "22:00" }, "now"],
  ["a rest day", { active: [tomorrow], plan: NO_THURSDAY }, "rest, after tomorrow"],
  [
    "the first visit on a rest day",
    { active: [tomorrow], plan: NO_THURSDAY, isFirstVisit: true },
    "tomorrow",
  ],
  ["the first visit late at night", { active: [tomorrow], time: "23:00", isFirstVisit: true }, "tomorrow"],
  [
    "the first visit, when something was done",
    { active: [tomorrow], finished: 1, plan: NO_THURSDAY, isFirstVisit: true },
    "done, after tomorrow",
  ],
  ["overdue on a rest day", { active: [late, tomorrow], plan: NO_THURSDAY }, "late, after tomorrow"],
  ["without a schedule a workday has no end", { active: [tomorrow], time: "23:59", plan: null }, "tomorrow"],
])("%s", (_, { active, finished = 0, time = "12:00", plan = WORKDAYS, isFirstVisit }, said) => {
  const state = stateOfToday({
    active,
    finishedToday: finished,
    time,
    schedule: plan,
    today: TODAY,
    ...(isFirstVisit && { isFirstVisit }),
  });
  const after = "after" in state && state.after ? `, after ${state.after.quest.id}` : "";
  const then =
    "others" in state && state.others.length > 0
      ? `, then ${state.others.map(({ id }) => id).join(" ")}`
      : "";
  expect(`${state.kind === "quest" ? state.next.id : state.kind}${then}${after}`).toBe(said);
});

test("the order of all that wait: overdue, today's, then the later days; started ones are not waiting", () => {
  const calendar = { schedule: WORKDAYS, today: TODAY };
  const ids = inNextOrder([monday, running, tomorrow, now, late], calendar).map(({ id }) => id);
  expect(ids).toEqual(["late", "now", "tomorrow", "monday"]);
});
