import type { UserView } from "#contracts/accounts.ts";
import type { QuestView } from "#contracts/quests.ts";
import { addDays, calendarDay } from "#domain/general/calendar-day.ts";
import { emptySchedule } from "#domain/onboarding/weekly-schedule.ts";
import { maya } from "#web/testing/maya.ts";

/** A Thursday. */
const TODAY = calendarDay("2026-11-12");
export const NOW = new Date("2026-11-12T12:00:00Z");

function everyDayBut(...off: (keyof ReturnType<typeof emptySchedule>)[]) {
  const schedule = emptySchedule();
  for (const [weekday, plan] of Object.entries(schedule)) {
    plan.available = !off.some((name) => name === weekday);
  }
  return schedule;
}

export const founder: UserView = {
  ...maya,
  businessName: "Wick & Willow",
  businessType: "E-commerce",
  timeCommitment: "5-10 hours/week",
  weeklySchedule: everyDayBut("wednesday", "sunday"),
};

/** The nth quest, due the given number of days from today. */
export function quest(number: number, dueInDays: number, more: Partial<QuestView> = {}): QuestView {
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
    title: `Quest ${number}`,
    description: `What quest ${number} asks for`,
    xpReward: 25,
    xpPaid: null,
    category: "Sales",
    difficulty: "Beginner",
    estimatedHours: 1,
    dueDate: `${addDays(TODAY, dueInDays)}T23:59:00.000Z`,
    createdAt: `2026-11-08T08:00:${String(number).padStart(2, "0")}.000Z`,
    isCompleted: false,
    completedAt: null,
    completionNotes: null,
    inProgress: false,
    stepsDone: [],
    workedSec: 0,
    countingSince: null,
    startedAt: null,
    origin: "generated",
    reason: null,
    ...more,
  };
}

const STARTED_AT = "2026-11-12T11:35:42.000Z";
export const running = { inProgress: true, startedAt: STARTED_AT, countingSince: STARTED_AT };

export function completed(number: number, daysAgo: number, more: Partial<QuestView> = {}): QuestView {
  const completedAt = `${addDays(TODAY, -daysAgo)}T10:00:00.000Z`;
  const xpPaid = more.xpReward ?? 25;
  return quest(number, -daysAgo, { isCompleted: true, completedAt, xpPaid, ...more });
}
