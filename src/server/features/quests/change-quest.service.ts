import type { InputOf } from "#contracts/endpoint.ts";
import type { updateQuest } from "#contracts/quests.ts";
import type { Activity } from "#domain/activity/activity.ts";
import {
  judgeChange,
  titleKey,
  trustStartedAt,
  trustStartOfCompleted,
  uniqueTitle,
} from "#domain/quests/quest.ts";
import { noteActivity } from "#server/features/activity/activity.service.ts";
import type { Context } from "#server/platform/context.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import type { QuestRecord } from "#server/platform/db/tables/schema.ts";
import { AppError } from "#server/platform/errors.ts";
import { changeWork } from "./quest-work.ts";
import * as quests from "./quests.repository.ts";

export type QuestPatch = Omit<InputOf<typeof updateQuest>, "taskId">;

const REFUSALS = {
  already_completed: "This quest is finished already.",
  no_way_back: "What is started or finished stays so.",
  completed_is_closed: "A finished quest takes notes only.",
  not_started: "Start this quest first.",
  reward_is_locked: "The reward of this quest cannot be changed.",
} as const;

/** Applies the changes the rules allow, in the caller's transaction; does not complete the quest. */
export async function changeQuest(
  ctx: Context<Tx>,
  quest: QuestRecord,
  patch: QuestPatch,
): Promise<QuestRecord> {
  const changes = await judgeChanges(ctx, quest, patch);
  if (Object.keys(changes).length === 0) return quest;
  const changed = await quests.updateQuest(ctx.db, quest, changes);
  await noteActivity(ctx, ctx.actor.id, happenedBetween(quest, changed));
  return changed;
}

/** The columns that the rules allow to change; a patch against the rules is refused. */
export async function judgeChanges(
  ctx: Context<Tx>,
  quest: QuestRecord,
  patch: QuestPatch,
): Promise<quests.QuestChanges> {
  const verdict = judgePatch(quest, patch);
  if (verdict !== "allowed") throw new AppError("conflict", REFUSALS[verdict]);
  const title =
    patch.title !== undefined && patch.title !== quest.title
      ? await freeTitle(ctx, quest, patch.title)
      : undefined;
  const startsNow = patch.inProgress === true && quest.started_at === null;
  const startedAt = startsNow ? startOf(quest, patch, ctx.now) : undefined;
  return {
    ...(title !== undefined && { title, title_key: titleKey(title) }),
    ...(patch.description !== undefined && { description: patch.description }),
    ...(patch.category !== undefined && { category: patch.category }),
    ...(patch.difficulty !== undefined && { difficulty: patch.difficulty }),
    ...(patch.estimatedHours !== undefined && { estimated_hours: patch.estimatedHours }),
    ...(patch.dueDate !== undefined && { due_at: patch.dueDate }),
    ...(patch.xpReward !== undefined && { xp_reward: patch.xpReward }),
    ...(patch.completionNotes !== undefined && { completion_notes: patch.completionNotes }),
    ...(startedAt && { started_at: startedAt }),
    ...changeWork(quest, { ...patch, startedAt }, ctx.now),
  };
}

function startOf(
  { origin, created_at: createdAt }: QuestRecord,
  { startedAt, isCompleted, completedAt }: QuestPatch,
  now: Date,
): Date {
  return isCompleted
    ? trustStartOfCompleted(startedAt, completedAt, { origin, createdAt }, now)
    : trustStartedAt(startedAt, now);
}

export function happenedBetween(
  before: QuestRecord,
  { title: subject, started_at, due_at }: QuestRecord,
): Activity[] {
  const isStarted = before.started_at === null && started_at !== null;
  const isMoved = before.due_at.getTime() !== due_at.getTime();
  return [
    ...(isStarted ? [{ kind: "quest_started" as const, subject }] : []),
    ...(isMoved ? [{ kind: "quest_moved" as const, subject }] : []),
  ];
}

function judgePatch(quest: QuestRecord, patch: QuestPatch) {
  const {
    isCompleted,
    inProgress,
    isCounting,
    xpReward,
    completionNotes: _,
    completedAt: __,
    ...rest
  } = patch;
  const touchesMoreThanNotes =
    [inProgress, isCounting, xpReward].some((value) => value !== undefined) || Object.keys(rest).length > 0;
  const state = {
    isCompleted: quest.completed_at !== null,
    startedAt: quest.started_at,
    origin: quest.origin,
  };
  return judgeChange(state, { isCompleted, inProgress, isCounting, xpReward, touchesMoreThanNotes });
}

/** The title, with a number added if another active quest has the same one. */
export async function freeTitle(ctx: Context<Tx>, quest: QuestRecord, title: string): Promise<string> {
  const others = (await quests.listActive(ctx.db, ctx.actor.id)).filter(({ id }) => id !== quest.id);
  return uniqueTitle(
    title,
    others.map((other) => other.title),
  );
}
