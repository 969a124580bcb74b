import { randomUUID } from "node:crypto";
import type { ConcernReadView } from "#contracts/business/concerns.ts";
import type { QuestView } from "#contracts/quests.ts";
import { isConcernDue } from "#domain/business/concern.ts";
import { addDays, type CalendarDay, dayAt } from "#domain/general/calendar-day.ts";
import { isAvailable, type WeeklySchedule } from "#domain/onboarding/weekly-schedule.ts";
import { MAX_ACTIVE_GENERATED } from "#domain/quests/quest.ts";
import { questForConcern } from "#server/engine/concerns/concern-quest.ts";
import { concernsOf, readConcern } from "#server/engine/concerns/find-concerns.ts";
import { questForTyped } from "#server/engine/concerns/told-quest.ts";
import type { Mentor } from "#server/engine/mentor/mentor.ts";
import { findSafetyRule } from "#server/engine/mentor/safety.ts";
import { situationTemplateId } from "#server/engine/playbook/template.ts";
import type { ReadSense } from "#server/engine/text/sense/sense-thread.ts";
import { noteActivity } from "#server/features/activity/activity.service.ts";
import { learnFacts, listFacts } from "#server/features/business/business.service.ts";
import { type Context, inTransaction } from "#server/platform/context.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { lockPerson } from "#server/platform/db/lock-person.ts";
import { AppError } from "#server/platform/errors.ts";
import { readSubject } from "./learning/learning.service.ts";
import { concernQuestRow } from "./quest-rows.ts";
import { viewQuest } from "./quest-view.ts";
import * as quests from "./quests.repository.ts";
import { suggestionRequest } from "./suggestion-request.service.ts";

const DAYS_AHEAD = 7;

/** What may be on the person's mind, and whether it is time to ask. */
export async function listMyConcerns(ctx: Context, mentor: Mentor) {
  const isDue = isConcernDue(await listFacts(ctx.db, ctx.actor.id), ctx.now);
  return { isDue, concerns: isDue ? concernsOf(mentor, await requestOf(ctx, mentor)) : [] };
}

export async function readMyConcern(
  ctx: Context,
  { mentor, readSense }: { readonly mentor: Mentor; readonly readSense: ReadSense | undefined },
  text: string,
): Promise<ConcernReadView> {
  const [request, sense] = await Promise.all([requestOf(ctx, mentor), readSense?.(text)]);
  return readConcern(mentor, request, { text, sense: sense ?? null }, ctx.now);
}

async function requestOf(ctx: Context, mentor: Mentor) {
  return suggestionRequest(ctx, await readSubject(ctx.db, mentor, ctx.actor.user, ctx.now));
}

/** Adds the quest for it. What the person typed is quoted in the quest; otherwise the words that were chosen. */
export async function takeMyConcern(
  ctx: Context,
  mentor: Mentor,
  { id, said }: { id: string; said?: string | undefined },
): Promise<QuestView> {
  // Chosen before anything is locked: it takes milliseconds.
  const { templateId, quest, facts } = await questFor(ctx, mentor, id, said);
  return inTransaction(ctx, async (ctx) => {
    await lockPerson(ctx.db, ctx.actor.id);
    const active = await quests.listActive(ctx.db, ctx.actor.id);
    const known = active.find(({ template_id }) => template_id === templateId);
    if (known) return viewQuest(known);
    if (!quest)
      throw new AppError(
        "conflict",
        "There is no quest for this at the moment, or you have had it. The mentor knows more ways.",
      );
    if (active.filter(({ origin }) => origin === "mentor").length >= MAX_ACTIVE_GENERATED)
      throw new AppError("conflict", "You have many open quests of the mentor. Finish or remove some first.");
    const { templateId: template_id, xpReward: xp_reward, ...text } = quest;
    await learnFacts(ctx.db, ctx.actor.id, facts);
    const zone = ctx.actor.user.time_zone;
    const dueDay = nextFreeDay(ctx.actor.user.weekly_schedule as WeeklySchedule | null, dayAt(ctx.now, zone));
    const owner = {
      id: randomUUID(),
      userId: ctx.actor.id,
      zone,
      activeTitles: active.map(({ title }) => title),
    };
    const row = concernQuestRow(owner, { ...text, template_id, xp_reward, dueDay }, ctx.now);
    const [created] = await quests.insertQuests(ctx.db, [row]);
    if (!created) throw new AppError("conflict", "The quest could not be added. Please try again.");
    await keepConcern(ctx, id);
    await noteActivity(ctx, ctx.actor.id, [{ kind: "quest_taken", subject: created.title }]);
    return viewQuest(created);
  });
}

/** The quest for a situation, or for the very words that were typed; then these are remembered as facts. */
async function questFor(ctx: Context, mentor: Mentor, id: string, said = "") {
  const templateId = situationTemplateId(id);
  const request = await requestOf(ctx, mentor);
  if (mentor.playbook.byId.has(templateId))
    return { templateId, quest: questForConcern(mentor, request, id, said), facts: [] };
  if (!mentor.playbook.byId.get(id)?.told) throw new AppError("not_found", "No such concern.");
  // Who is in danger gets words and the mentor, never a quest about it.
  if (findSafetyRule(said)) return { templateId: id, quest: null, facts: [] };
  const typed = questForTyped(mentor, request, said, ctx.now);
  if (typed?.templateId !== id) return { templateId: id, quest: null, facts: [] };
  const { facts, ...quest } = typed;
  return { templateId: id, quest, facts };
}

/** From tomorrow on, as what the mentor suggests: today may be over. */
function nextFreeDay(schedule: WeeklySchedule | null, today: CalendarDay): CalendarDay {
  const tomorrow = addDays(today, 1);
  const days = Array.from({ length: DAYS_AHEAD }, (_, index) => addDays(tomorrow, index));
  return days.find((day) => isAvailable(schedule, day)) ?? tomorrow;
}

export function postponeMyConcerns(ctx: Context): Promise<void> {
  return inTransaction(ctx, (ctx) => keepConcern(ctx, ""));
}

function keepConcern(ctx: Context<Tx>, value: string): Promise<void> {
  return learnFacts(ctx.db, ctx.actor.id, [{ key: "concern", value, source: "profile", at: ctx.now }]);
}
