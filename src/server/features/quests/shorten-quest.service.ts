import type { InputOf } from "#contracts/endpoint.ts";
import type { QuestView, shortenQuest } from "#contracts/quests.ts";
import { plannedHours, titleKey } from "#domain/quests/quest.ts";
import type { Engine } from "#server/engine/draft.ts";
import { shorten } from "#server/engine/quest/shorten.ts";
import { noteActivity } from "#server/features/activity/activity.service.ts";
import { readKnownPerson } from "#server/features/business/business.service.ts";
import { type Context, inTransaction } from "#server/platform/context.ts";
import { lockPerson } from "#server/platform/db/lock-person.ts";
import type { QuestRecord } from "#server/platform/db/tables/schema.ts";
import { AppError } from "#server/platform/errors.ts";
import { freeTitle } from "./change-quest.service.ts";
import { viewQuest } from "./quest-view.ts";
import { changeWork } from "./quest-work.ts";
import * as quests from "./quests.repository.ts";
import { lockMine } from "./quests.service.ts";

export function shortenMyQuest(
  ctx: Context,
  engine: Engine,
  { taskId, fromHours }: InputOf<typeof shortenQuest>,
): Promise<QuestView> {
  return inTransaction(ctx, async (ctx) => {
    await lockPerson(ctx.db, ctx.actor.id);
    const quest = await lockMine(ctx, taskId);
    // The same tap twice shortens once.
    if (fromHours !== undefined && plannedHours(quest.estimated_hours) < fromHours) return viewQuest(quest);
    const template = templateOf(engine, quest);
    const { person } = await readKnownPerson(ctx.db, engine, ctx.actor.user, [], ctx.now);
    const shorter = shorten(template, quest.estimated_hours, person, quoteIn(quest.reason));
    if (!shorter) throw new AppError("conflict", "This is already its shortest version.");
    const title = await freeTitle(ctx, quest, shorter.title);
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

/** "You said: “…”." */
function quoteIn(reason: string | null): string | null {
  return /“(.+)”/u.exec(reason ?? "")?.[1] ?? null;
}

function templateOf({ playbook }: Engine, quest: QuestRecord) {
  if (quest.completed_at) throw new AppError("conflict", "This quest is finished already.");
  const template = playbook.byId.get(quest.template_id ?? "");
  if (!template) throw new AppError("conflict", "This quest comes in one length. You can edit its hours.");
  return template;
}
