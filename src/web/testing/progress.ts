import { QueryClientProvider } from "@tanstack/react-query";
import { configure, render } from "@testing-library/react";
import { createElement, type ReactNode } from "react";
import type { AchievementView } from "#contracts/progress.ts";
import type { QuestView } from "#contracts/quests.ts";
import { SKILL_PATHS } from "#domain/progress/skill-paths.ts";
import { createAppQueries } from "#web/app/app-queries.ts";
import { type Answers, stubServer } from "#web/testing/stub-server.ts";

// Dialogs are loaded on first opening, which can take more than a second on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

/** For tests: renders a component with a stubbed server. */
export function renderWith(component: ReactNode, answers: Answers) {
  const asked = stubServer(answers);
  const client = createAppQueries();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  const tree = (child: ReactNode) => createElement(QueryClientProvider, { client }, child);
  const view = render(tree(component));
  return { asked, client, ...view, rerender: (child: ReactNode) => view.rerender(tree(child)) };
}

export const summary = {
  completed: 9,
  active: 6,
  completedThisWeek: 2,
  activeThisWeek: 6,
  averageXp: 39,
  completionRate: 60,
  xpLeft: { own: 500, mentor: 200 },
};

export const streak = { days: 5, restTokens: 2, restedYesterday: false, repairRestores: null };

export function achievement(id: string, earnedAt: string | null, more: Partial<AchievementView> = {}) {
  return {
    id,
    title: `Title of ${id}`,
    description: `Text of ${id}`,
    type: "streak_milestone",
    iconUrl: "/achievements/flame.svg",
    shareCount: 0,
    earnedAt,
    progress: earnedAt ? 3 : 1,
    target: 3,
    ...more,
  } satisfies AchievementView;
}

export function completedQuest(number: number): QuestView {
  return {
    id: `quest-${number}`,
    title: `Quest ${number}`,
    description: "",
    xpReward: 25,
    xpPaid: 25,
    category: "Sales",
    difficulty: "Beginner",
    estimatedHours: 1,
    dueDate: "2025-11-20T22:59:00.000Z",
    createdAt: "2025-11-01T08:00:00.000Z",
    isCompleted: true,
    completedAt: `2025-11-${String(number).padStart(2, "0")}T23:30:00.000Z`,
    completionNotes: null,
    inProgress: false,
    stepsDone: [],
    workedSec: 0,
    countingSince: null,
    startedAt: null,
    origin: "generated",
    reason: null,
  };
}

export const skillPaths = SKILL_PATHS.map((path, index) => ({
  ...path,
  level: index === 0 ? 5 : 1,
  xp: index === 0 ? 2_100 : 100,
  nextLevelXp: index === 0 ? null : 250,
  tasksCompleted: index,
  nextMilestone: index === 0 ? "The top of this path" : "150 XP to level 2",
}));
