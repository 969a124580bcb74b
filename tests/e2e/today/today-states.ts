import type { Page } from "playwright-core";
import { addDays, calendarDay } from "#domain/general/calendar-day.ts";
import { emptySchedule, WEEKDAYS } from "#domain/onboarding/weekly-schedule.ts";
import { readsApart } from "../reads-apart.ts";

/** A Thursday evening, within the hours the person set aside. */
export const NOW = "2026-11-12T18:30:00.000Z";
const TODAY = calendarDay("2026-11-12");

function quest(number: number, title: string, dueInDays: number, more: object = {}) {
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
    title,
    description:
      "Scent first, burn time second, price last. 120 words is plenty. 1. Open last week's three questions. 2. Write three sentences. 3. Add the burn time. 4. Publish it. Done when: the page has a price and a button.",
    xpReward: 50,
    xpPaid: null as number | null,
    category: "Content & Marketing",
    difficulty: "Beginner",
    estimatedHours: 0.5,
    dueDate: `${addDays(TODAY, dueInDays)}T23:59:00.000Z`,
    createdAt: `2026-11-08T08:00:${String(number).padStart(2, "0")}.000Z`,
    isCompleted: false,
    completedAt: null as string | null,
    completionNotes: null,
    inProgress: false,
    startedAt: null as string | null,
    origin: "generated",
    reason: "Three buyers asked what is in the set before they paid. This page answers them.",
    ...more,
  };
}
type Quest = ReturnType<typeof quest>;

const PAGE = quest(1, "Write the Cedar & Clove gift-set page", 0);
const RUNNING = {
  ...PAGE,
  inProgress: true,
  startedAt: "2026-11-12T18:21:18.000Z",
  countingSince: "2026-11-12T18:21:18.000Z",
  stepsDone: [1, 2],
};
const LATE = quest(2, "List wax, wick and jar costs in one sheet", -3, {
  category: "Financial & Legal",
  xpReward: 25,
});
const REVIEWS = quest(3, "Answer your two open shop reviews", 0, {
  category: "Customer Service",
  xpReward: 25,
});
const SHOPS = quest(4, "Message five gift shops about a holiday shelf", 1, { category: "Direct Outreach" });
const PHOTOS = quest(5, "Photograph the three best-selling scents in daylight", 2, {
  category: "Content Creation",
});
const THANKS = quest(6, "Thank your third buyer by name", 0, {
  isCompleted: true,
  startedAt: "2026-11-12T12:35:00.000Z",
  completedAt: "2026-11-12T12:41:00.000Z",
  xpReward: 25,
  xpPaid: 25,
});
const MONDAYS = quest(7, "Pack three gift sets", -3, {
  isCompleted: true,
  completedAt: "2026-11-09T19:20:00.000Z",
  xpPaid: 50,
});

const TUESDAYS = quest(9, "Post a pour video", -2, {
  isCompleted: true,
  completedAt: "2026-11-10T19:05:00.000Z",
  xpPaid: 50,
});

interface TodaysCase {
  quests: Quest[];
  /** The name of the main action. */
  action: string;
  /** What the person's record says instead. */
  user?: object;
  /** What the plan says instead. */
  plan?: object;
}

const LONG = "Write down every single thing that a buyer has ever asked you about the candles, ".repeat(3);

export const STATES: Record<string, TodaysCase> = {
  waiting: { quests: [PAGE, REVIEWS, SHOPS, PHOTOS, THANKS, MONDAYS, TUESDAYS], action: "Start" },
  overdue: { quests: [LATE, PAGE, REVIEWS, SHOPS, THANKS, MONDAYS, TUESDAYS], action: "Start" },
  new: {
    quests: [{ ...PAGE, estimatedHours: 0.5, xpReward: 25 }, SHOPS],
    action: "Start",
    user: { totalXP: 0, level: 1, weeklyStreak: 0, createdAt: "2026-11-12T18:00:00.000Z" },
  },
  running: {
    quests: [RUNNING, REVIEWS, SHOPS, PHOTOS, THANKS, MONDAYS, TUESDAYS],
    action: "Complete",
  },
  done: { quests: [THANKS, SHOPS, PHOTOS, MONDAYS, TUESDAYS], action: "Remind me" },
  "all-done": { quests: [THANKS, MONDAYS, TUESDAYS], action: "More anyway" },
  "long-words": {
    quests: [quest(8, LONG.slice(0, 200), 0, { reason: LONG, description: LONG })],
    action: "Start",
  },
  "no-quests": { quests: [], action: "Generate quests" },
  "nothing-new": { quests: [MONDAYS], action: "Generate quests" },
  "no-plan": {
    quests: [PAGE, REVIEWS, SHOPS, MONDAYS],
    action: "Start",
    plan: { status: "trial", isTrialExpired: true, hasAccess: false, daysLeft: 0 },
  },
};

/** The person's evenings; no work on Wednesday and Sunday. */
function evenings() {
  const schedule = emptySchedule();
  for (const weekday of WEEKDAYS)
    schedule[weekday] = {
      available: !["wednesday", "sunday"].includes(weekday),
      startTime: "18:00",
      endTime: "21:00",
    };
  return schedule;
}

/** Answers the page's requests for one state. It exists in the browser only. */
export async function showState(page: Page, { quests, user, plan }: TodaysCase): Promise<void> {
  await page.clock.setFixedTime(NOW);
  const done = quests.filter(({ isCompleted }) => isCompleted).length;
  const answer = async (path: string, more: object) =>
    page.route(path, async (route) => {
      const answered = await route.fetch();
      await route.fulfill({ response: answered, json: { ...(await answered.json()), ...more } });
    });
  await readsApart(page);
  await page.route("**/api/tasks", (route) => route.fulfill({ json: quests }));
  await page.route("**/api/tasks/prepare", (route) => route.fulfill({ json: { created: 0 } }));
  await answer("**/api/tasks/summary", {
    completed: done,
    active: quests.length - done,
    completedThisWeek: done,
    averageXp: done > 0 ? 36 : 0,
    completionRate: quests.length > 0 ? Math.round((done / quests.length) * 100) : 0,
  });
  const isNew = user !== undefined;
  await answer("**/api/progress/streak", { days: isNew ? 0 : 8, restTokens: 2 });
  await answer("**/api/auth/user", {
    // The first account is the operator's, who is never asked for a plan.
    role: "member",
    weeklySchedule: evenings(),
    weeklyStreak: 8,
    createdAt: "2026-10-01T08:00:00.000Z",
    timeZone: "UTC",
    ...user,
  });
  if (plan) await answer("**/api/subscription/status", plan);
}
