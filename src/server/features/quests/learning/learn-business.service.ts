import { readNotes } from "#contracts/quests.ts";
import type { FactRecord } from "#domain/business/facts.ts";
import { asRejectReason, hoursAfterTooBig } from "#domain/quests/rejection.ts";
import { factsOfReport, reachedBy } from "#server/engine/business/learn.ts";
import type { Engine } from "#server/engine/draft.ts";
import { learnFacts, readKnownPerson } from "#server/features/business/business.service.ts";
import type { Context } from "#server/platform/context.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import type { QuestRecord } from "#server/platform/db/tables/schema.ts";
import * as quests from "../quests.repository.ts";

/** Keeps what a finished quest says about the business: what it reached, and what its notes state. */
export async function learnFromCompletion(
  ctx: Context<Tx>,
  engine: Engine,
  quest: QuestRecord,
  templatesDone: readonly string[],
): Promise<void> {
  const notes = readNotes(quest.completion_notes);
  const reported = factsOfReport(
    { notes: notes?.notes ?? (notes ? "" : (quest.completion_notes ?? "")), metric: notes?.metric },
    ctx.now,
    engine.playbook.recogniseTold,
  );
  await learn(ctx, quest, [...(await reached(ctx, engine, quest, templatesDone)), ...reported]);
}

/** Keeps what the reason of a rejection says. */
export async function learnFromRejection(
  ctx: Context<Tx>,
  engine: Engine,
  quest: QuestRecord,
  reason: string | null,
): Promise<void> {
  const known = asRejectReason(reason);
  if (known === "Already done") {
    const done = await quests.listCompletedTemplates(ctx.db, ctx.actor.id, quest.id);
    await learn(ctx, quest, await reached(ctx, engine, quest, done));
  }
  if (known === "Too big")
    await learn(ctx, quest, [
      {
        key: "hoursAtMost",
        value: String(hoursAfterTooBig(quest.estimated_hours)),
        source: "quest",
        at: ctx.now,
      },
    ]);
}

async function reached(
  ctx: Context<Tx>,
  engine: Engine,
  quest: QuestRecord,
  done: readonly string[],
): Promise<FactRecord[]> {
  const { byId } = engine.playbook;
  const template = quest.template_id === null ? undefined : byId.get(quest.template_id);
  if (!template) return [];
  const { person } = await readKnownPerson(ctx.db, engine, ctx.actor.user, [], ctx.now);
  const ofMilestone = done.filter((id) => byId.get(id)?.milestone === template.milestone).length;
  return reachedBy(template, person.business.way, ofMilestone).map((key) => ({
    key,
    value: "yes",
    source: "quest",
    at: ctx.now,
  }));
}

function learn(ctx: Context<Tx>, quest: QuestRecord, facts: readonly FactRecord[]): Promise<void> {
  return learnFacts(
    ctx.db,
    ctx.actor.id,
    facts.map((fact) => ({ ...fact, questId: quest.id })),
  );
}
