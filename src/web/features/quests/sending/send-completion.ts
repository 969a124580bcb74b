import type { QueryClient } from "@tanstack/react-query";
import type { UserView } from "#contracts/accounts.ts";
import { type QuestView, readNotes, updateQuest } from "#contracts/quests.ts";
import { claimXp } from "#contracts/xp.ts";
import { MS_PER_SECOND } from "#domain/general/durations.ts";
import { addLateNotes, hasWords } from "#domain/logbook/late-notes.ts";
import type { QuestOrigin } from "#domain/quests/quest.ts";
import { capRule } from "#domain/xp/quest-pay.ts";
import { funnel, track } from "#web/platform/analytics/analytics-queue.ts";
import { call } from "#web/platform/api/api.ts";
import { ApiError } from "#web/platform/api/api-error.ts";
import { t } from "#web/platform/language/text.ts";
import { SESSION_KEY } from "#web/platform/session/session.ts";
import { showUser } from "#web/platform/session/show-user.ts";
import { toastError } from "#web/ui/toast/toast-error.ts";
import { toast } from "#web/ui/toast/toast-store.ts";
import { celebrate } from "#web/wiring/celebrate.ts";
import { announceLevelUp } from "#web/wiring/level-up.ts";
import { putCompleted, QUESTS_KEY } from "../quest-cache.ts";
import { clockTime } from "../quest-time.ts";
import { trackedCategory } from "../tracked-category.ts";
import { refuseChange } from "../unsent/refused-changes.ts";
import type { Completion } from "../work/completion.ts";
import { COMPLETION_TEXTS } from "../work/completion-texts.ts";
import { readUnsentWork } from "../work/unsent-work.ts";

const STREAK_MESSAGE_DELAY_MS = MS_PER_SECOND;
/** No other message takes the place of the XP for so long. */
const XP_MESSAGE_HELD_MS = MS_PER_SECOND;

/** Completes on the server, claims the XP and celebrates. Sent twice, it is done and paid once. */
export async function sendCompletion(
  client: QueryClient,
  completion: Completion,
  onPaid: (quest: QuestView, xp: number) => void,
): Promise<void> {
  const { quest, notes, surface, at } = completion;
  const answer = await complete(client, completion);
  const { streakStarted, earned: _, awardId, wasCompleted, ...completed } = answer;
  // A repeat after a lost answer was completed by this device, at its own time.
  if (wasCompleted && completed.completedAt !== at) return tellDoneElsewhere(client, completion, completed);
  if (!hasCompletedBefore(client, quest)) funnel("first_task_completed");
  track("task_complete", trackedCategory(quest));
  putCompleted(client, completed);
  if (streakStarted) setTimeout(celebrateStreak, STREAK_MESSAGE_DELAY_MS);
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
    onPaid(quest, paid);
    celebrate({
      kind: "xp",
      title: t("Task Completed!"),
      description: rewardText(paid, completed.origin, surface === "card" ? undefined : notes?.timeSpentSec),
      icon: "xp",
      holdMs: XP_MESSAGE_HELD_MS,
    });
    if (levelUp) announceLevelUp({ newLevel, totalXP: user.totalXP });
  } catch {
    // The quest is complete anyway: the server later pays an unclaimed award itself.
    toastError(COMPLETION_TEXTS.noXp[surface]);
  }
  refreshProgress(client);
}

/** Nothing was earned by this device: one quiet line, and what was typed here is kept. */
function tellDoneElsewhere(
  client: QueryClient,
  { quest, notes, surface, at }: Completion,
  completed: QuestView,
) {
  putCompleted(client, completed);
  refreshProgress(client);
  const { title } = quest;
  const told = readNotes(completed.completionNotes) ?? { v: 1, notes: completed.completionNotes ?? "" };
  const description =
    !notes || !hasWords(notes)
      ? t("“{title}” was completed on another device.", { title })
      : addLateNotes(told, notes) === told
        ? t("“{title}” was completed on another device. Your notes were added to it.", { title })
        : t("“{title}” was completed on another device. Its notes are full: yours are kept here.", { title });
  const userId = client.getQueryData<UserView | null>(SESSION_KEY)?.id;
  if (userId && notes && addLateNotes(told, notes) !== told)
    refuseChange(
      userId,
      { kind: "complete", quest, notes, surface, at },
      t("The notes of this quest are full."),
    );
  toast({ title: t("Already done"), description });
}

/**
 * The start and the ticks that were not sent yet go along: a completed quest takes neither. If the quest's text has
 * changed meanwhile, so that it has no such step, it is completed without them.
 */
async function complete(client: QueryClient, { quest, notes, at, startedAt }: Completion) {
  const done = {
    taskId: quest.id,
    isCompleted: true,
    completedAt: new Date(at),
    completionNotes: notes && JSON.stringify(notes),
    ...(startedAt && { inProgress: true, startedAt: new Date(startedAt) }),
  };
  const userId = client.getQueryData<UserView | null>(SESSION_KEY)?.id;
  const { stepsDone } = (userId && readUnsentWork(userId)[quest.id]) || {};
  if (!stepsDone) return call(updateQuest, done);
  try {
    return await call(updateQuest, { ...done, stepsDone });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) throw error;
    const answer = await call(updateQuest, done);
    toast({
      title: t("Completed without ticks"),
      description: t("“{title}” has other steps by now.", { title: quest.title }),
    });
    return answer;
  }
}

function rewardText(paid: number, origin: QuestOrigin, timeSpentSec: number | undefined): string {
  const reason = paid === 0 ? capRule(origin) : null;
  const praise =
    reason === null
      ? t("You earned {xp} XP! Keep up the great work.", { xp: paid })
      : t("You earned {xp} XP! {reason}", { xp: paid, reason: t(reason) });
  return timeSpentSec === undefined
    ? praise
    : t("{praise} Time spent: {time}.", { praise, time: clockTime(timeSpentSec * 1_000) });
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
  celebrate({
    kind: "streak",
    title: t("Streak Started!"),
    description: t("You've started a new streak! Complete tasks daily to keep it going."),
    icon: "streak",
  });
}
