import type { InputOf } from "#contracts/endpoint.ts";
import type { shortenQuest } from "#contracts/quests/shorter.ts";
import type { QuestView } from "#contracts/quests.ts";
import { FIRST_WIN_HOURS, titleKey } from "#domain/quests/quest.ts";
import type { Engine } from "#server/engine/draft.ts";
import { firstStep, shorten } from "#server/engine/quest/shorten.ts";
import { noteActivity } from "#server/features/activity/activity.service.ts";
import { readKnownPerson } from "#server/features/business/business.service.ts";
import { type Context, inTransaction } from "#server/platform/context.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { lockPerson } from "#server/platform/db/lock-person.ts";
import type { QuestRecord } from "#server/platform/db/tables/schema.ts";
import { AppError } from "#server/platform/errors.ts";
import { freeTitle } from "../change-quest.service.ts";
import { viewQuest } from "../quest-view.ts";
import { changeWork } from "../quest-work.ts";
import * as quests from "../quests.repository.ts";
import { lockMine } from "../quests.service.ts";
import { keepBeforeShorter, takeBeforeShorter } from "./shorter.repository.ts";

export function shortenMyQuest(
  ctx: Context,
  engine: Engine,
  { taskId, fromHours }: InputOf<typeof shortenQuest>,
): Promise<QuestView> {
  return inTransaction(ctx, async (ctx) => {
    await lockPerson(ctx.db, ctx.actor.id);
    const quest = await lockMine(ctx, taskId);
    // The same tap twice shortens once.
    if (fromHours !== undefined && minutesOf(quest.estimated_hours) < minutesOf(fromHours))
      return viewQuest(quest);
    const shorter = await shorterOf(ctx, engine, quest);
    const title = await freeTitle(ctx, quest, shorter.title);
    await keepBeforeShorter(ctx.db, quest, shorter.isFirstStep);
    await noteActivity(ctx, ctx.actor.id, [{ kind: "quest_shortened", subject: title }]);
    return viewQuest(
      await quests.updateQuest(ctx.db, quest, {
        title,
        title_key: titleKey(title),
        description: shorter.description,
        estimated_hours: shorter.hours,
        xp_reward: shorter.xpReward,
        ...changeWork(quest, { description: shorter.description }, ctx.now),
      }),
    );
  });
}

/** Undoes the last shortening; what was ticked or counted meanwhile stays. */
export function lengthenMyQuest(ctx: Context, taskId: string): Promise<QuestView> {
  return inTransaction(ctx, async (ctx) => {
    await lockPerson(ctx.db, ctx.actor.id);
    const quest = await lockMine(ctx, taskId);
    refuseFinished(quest);
    const before = await takeBeforeShorter(ctx.db, quest);
    if (!before) return viewQuest(quest);
    const title = await freeTitle(ctx, quest, before.title);
    const { description, estimated_hours, xp_reward } = before;
    const { steps_done: ticked = [] } = changeWork(quest, { description }, ctx.now);
    return viewQuest(
      await quests.updateQuest(ctx.db, quest, {
        title,
        title_key: titleKey(title),
        description,
        estimated_hours,
        xp_reward,
        steps_done: [...new Set([...before.steps_done, ...ticked])].sort((a, b) => a - b),
      }),
    );
  });
}

/** Below the template's shortest length comes its first step alone, in ten minutes. */
async function shorterOf(ctx: Context<Tx>, engine: Engine, quest: QuestRecord) {
  refuseFinished(quest);
  if (minutesOf(quest.estimated_hours) <= minutesOf(FIRST_WIN_HOURS))
    throw new AppError("conflict", "This is already its shortest version.");
  const shorter = await nextSizeOf(ctx, engine, quest);
  if (shorter) return { ...shorter, isFirstStep: false };
  const first = quest.origin === "own" ? null : firstStep(quest);
  if (!first) throw new AppError("conflict", "This quest comes in one length. You can edit its hours.");
  return { ...first, isFirstStep: true };
}

async function nextSizeOf(ctx: Context<Tx>, engine: Engine, quest: QuestRecord) {
  const template = engine.playbook.byId.get(quest.template_id ?? "");
  if (!template) return null;
  const { person } = await readKnownPerson(ctx.db, engine, ctx.actor.user, [], ctx.now);
  return shorten(template, quest.estimated_hours, person, quoteIn(quest.reason));
}

function refuseFinished(quest: QuestRecord): void {
  if (quest.completed_at) throw new AppError("conflict", "This quest is finished already.");
}

/** Hours such as 1/6 have no exact value. */
function minutesOf(hours: number): number {
  return Math.round(hours * 60);
}

/** "You said: “…”." */
function quoteIn(reason: string | null): string | null {
  return /“(.+)”/u.exec(reason ?? "")?.[1] ?? null;
}
