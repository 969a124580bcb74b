import { readNotes } from "#contracts/quests.ts";
import { completionOf } from "#domain/progress/completion.ts";
import { weekOfDue } from "#domain/quests/full-week.ts";
import { countingTime, trustCompletedAt } from "#domain/quests/quest.ts";
import { countedAt, timeSpent } from "#domain/quests/quest-work.ts";
import { XP_CAPS } from "#domain/xp/quest-pay.ts";
import { readProgressBefore, recordCompletion } from "#server/features/progress/progress.service.ts";
import { readXpLeft } from "#server/features/xp/ledger.service.ts";
import type { Context } from "#server/platform/context.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { happenedBetween } from "./change-quest.service.ts";
import { asOpenQuest } from "./open-quest.ts";
import { countedTimeColumns, countedTimeOf } from "./quest-work.ts";
import * as quests from "./quests.repository.ts";

/**
 * Marks the quest done and writes everything that follows from it, in the caller's transaction, together with
 * other changes of the same call.
 */
export async function completeQuest(
  ctx: Context<Tx>,
  { quest: before, totalXp }: quests.LockedQuest,
  changes: quests.QuestChanges,
  claimedAt: Date | undefined,
) {
  const quest = { ...before, ...changes };
  const zone = ctx.actor.user.time_zone;
  const completedAt = trustCompletedAt(claimedAt, quest.started_at, ctx.now);
  const countsAt = countingTime(completedAt, quest.started_at, ctx.now);
  const workedSec = countedAt(countedTimeOf(quest), completedAt);
  const notes = readNotes(quest.completion_notes);
  const progress = await readProgressBefore(ctx, countsAt);
  const { templatesDone, ...restOfWeek } = await quests.readOthers(
    ctx.db,
    quest,
    weekOfDue(quest.due_at, zone),
  );
  const open = asOpenQuest(quest);
  const completion = completionOf({
    quest: open,
    completedAt,
    counted: progress.counted,
    zone,
    notes: { ...notes, timeSpentSec: timeSpent(notes?.timeSpentSec, workedSec) ?? undefined },
    // Generated quests have no cap, so the sum is not needed.
    xpLeft: open.origin === "generated" ? XP_CAPS : await readXpLeft(ctx),
    restOfWeek,
  });
  const completed = await quests.updateQuest(ctx.db, before, {
    ...changes,
    completed_at: completedAt,
    completed_day: completion.counted.day,
    xp_paid: completion.award.amount,
    ...countedTimeColumns({ workedSec, countingSince: null }),
  });
  const happened = happenedBetween(before, completed);
  const recorded = { before: progress.before, completion, totalXp, happened };
  return { quest: completed, templatesDone, result: await recordCompletion(ctx, recorded) };
}
