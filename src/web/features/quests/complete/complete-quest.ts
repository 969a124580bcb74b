import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { type CompletionNotes, type QuestView, updateQuest } from "#contracts/quests.ts";
import { claimXp } from "#contracts/xp.ts";
import type { QuestOrigin } from "#domain/quests/quest.ts";
import { capRule } from "#domain/xp/quest-pay.ts";
import { funnel, track } from "#web/platform/analytics/analytics-queue.ts";
import { call } from "#web/platform/api/api.ts";
import { ApiError } from "#web/platform/api/api-error.ts";
import { SESSION_KEY } from "#web/platform/session/session.ts";
import { showUser } from "#web/platform/session/show-user.ts";
import { toast, toastError } from "#web/ui/toast/toast-store.ts";
import { announceLevelUp } from "#web/wiring/level-up.ts";
import { beginWrite, endWrite, putCompleted, QUESTS_KEY, showAtOnce, takeBack } from "../quest-cache.ts";
import { clockTime } from "../quest-time.ts";
import { trackedCategory } from "../tracked-category.ts";

const STREAK_TOAST_DELAY_MS = 1_000;

export type CompletionSurface = "card" | "workspace";

export interface Completion {
  quest: QuestView;
  notes: CompletionNotes | null;
  surface: CompletionSurface;
}

const TEXTS = {
  updateRefused: {
    card: "Failed to complete task. Please try again.",
    workspace: "Failed to complete task. Please try again.",
  },
  unreachable: {
    card: "Failed to complete quest. Please try again.",
    workspace: "Failed to complete task. Please try again.",
  },
  noXp: {
    card: "Failed to award XP. Please try again.",
    workspace: "Task completed but failed to award XP.",
  },
} as const;

interface CompletionListeners {
  /** Called before the card is removed. */
  onComplete: (completion: Completion) => void;
  /** The XP earned; 0 if a level-up celebrates it. */
  onPaid: (quest: QuestView, xp: number) => void;
  onRefused: (completion: Completion, error: unknown) => void;
}

/** Completes optimistically on screen, then on the server, then claims the XP the server awarded. */
export function useCompleteQuest(listeners: CompletionListeners) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (completion: Completion) => completeAndClaim(client, completion, listeners.onPaid),
    onMutate: (completion) => {
      const { quest, notes } = completion;
      listeners.onComplete(completion);
      beginWrite(client);
      const completedAt = new Date().toISOString();
      const completionNotes = notes && JSON.stringify(notes);
      // Shows the promised XP until the server reports what was paid.
      const shown = { isCompleted: true, completedAt, completionNotes, xpPaid: quest.xpReward };
      return showAtOnce(client, quest.id, shown);
    },
    onError: (error, completion, before) => {
      takeBack(client, before ?? completion.quest, completion.quest.id);
      const cause = error instanceof ApiError ? "updateRefused" : "unreachable";
      toastError(TEXTS[cause][completion.surface]);
      listeners.onRefused(completion, error);
    },
    onSettled: () => endWrite(client),
  });
}

async function completeAndClaim(
  client: QueryClient,
  { quest, notes, surface }: Completion,
  onPaid: CompletionListeners["onPaid"],
): Promise<void> {
  const {
    streakStarted,
    earned: _,
    awardId,
    ...completed
  } = await call(updateQuest, {
    taskId: quest.id,
    isCompleted: true,
    completedAt: new Date(),
    completionNotes: notes && JSON.stringify(notes),
  });
  if (!hasCompletedBefore(client, quest)) funnel("first_task_completed");
  track("task_complete", trackedCategory(quest));
  putCompleted(client, completed);
  if (streakStarted) setTimeout(celebrateStreak, STREAK_TOAST_DELAY_MS);
  try {
    // Claims this completion's award, with the XP size stored on the server.
    const {
      levelUp,
      newLevel,
      awarded: _awarded,
      reason: _reason,
      ...user
    } = await call(claimXp, {
      xpGain: completed.xpReward,
      ...(awardId && { awardId }),
    });
    showUser(client, user);
    const paid = completed.xpPaid ?? 0;
    // Never show two celebrations: the level-up dialog takes precedence.
    onPaid(quest, levelUp ? 0 : paid);
    toast({
      title: "Task Completed!",
      description: rewardText(
        paid,
        completed.origin,
        surface === "workspace" ? notes?.timeSpentSec : undefined,
      ),
      icon: "xp",
    });
    if (levelUp) announceLevelUp({ newLevel, totalXP: user.totalXP });
  } catch {
    // The quest is complete anyway: the server later pays an unclaimed award itself.
    toastError(TEXTS.noXp[surface]);
  }
  refreshProgress(client);
}

function rewardText(paid: number, origin: QuestOrigin, timeSpentSec: number | undefined): string {
  const reason = paid === 0 ? capRule(origin) : null;
  const praise = `You earned ${paid} XP! ${reason ?? "Keep up the great work."}`;
  return timeSpentSec === undefined ? praise : `${praise} Time spent: ${clockTime(timeSpentSec * 1_000)}.`;
}

function refreshProgress(client: QueryClient): void {
  for (const path of [SESSION_KEY[0], "/api/achievements", "/api/skill-paths", "/api/progress/streak"]) {
    void client.invalidateQueries({ queryKey: [path] });
  }
}

function hasCompletedBefore(client: QueryClient, now: QuestView): boolean {
  const known = client.getQueryData<QuestView[]>(QUESTS_KEY);
  return known?.some(({ id, isCompleted }) => isCompleted && id !== now.id) ?? false;
}

function celebrateStreak(): void {
  toast({
    title: "Streak Started!",
    description: "You've started a new streak! Complete tasks daily to keep it going.",
    icon: "streak",
  });
}
