import { randomUUID } from "node:crypto";
import { type FactRecord, refusedStages } from "#domain/business/facts.ts";
import { proposeStage } from "#domain/business/stage-move.ts";
import { type CalendarDay, dayAt } from "#domain/general/calendar-day.ts";
import { MS_PER_MINUTE } from "#domain/general/durations.ts";
import { GENERATED_HOURS, titleKey } from "#domain/quests/quest.ts";
import { outcomeOf } from "#domain/quests/quest-outcome.ts";
import { isDislike } from "#domain/quests/rejection.ts";
import { type HardWeek, shapesWeekOf } from "#domain/review/hard-week.ts";
import { suggestTools } from "#domain/toolbox/choose-tool.ts";
import type { BatchRequest, Engine } from "#server/engine/draft.ts";
import { type PastQuest, stageReached } from "#server/engine/history.ts";
import { businessTypeOf, type Person, readPerson } from "#server/engine/person.ts";
import type { BusinessType, Stage } from "#server/engine/playbook/vocabulary.ts";
import { readKnownPerson } from "#server/features/business/business.service.ts";
import type { Db, Handle } from "#server/platform/db/handles.ts";
import type { QuestRecord, UserRecord } from "#server/platform/db/tables/schema.ts";
import * as generations from "../batches/generation.repository.ts";
import * as constraints from "../constraints.repository.ts";
import * as learning from "./learning.repository.ts";
import { trainingEntry } from "./training-entry.ts";

export const LONGEST_HOURS = Math.max(...GENERATED_HOURS);

/** A person as described to the engine. */
export interface Subject {
  readonly person: Person;
  readonly stage: Stage;
  /** The stage that the facts speak for. */
  readonly stageReached: Stage;
  /** The longest quest this person wants. */
  readonly hoursAtMost: number;
  /** What was hard last week; null if no review says. */
  readonly hardWeek: HardWeek | null;
  /** What reading the description anew has taught: to be kept when something is written anyway. */
  readonly fresh: readonly FactRecord[];
  readonly past: readonly PastQuest[];
  /** Keys of titles that must not be suggested again. */
  readonly neverTitles: ReadonlySet<string>;
}

export async function readSubject(db: Handle, engine: Engine, user: UserRecord, now: Date): Promise<Subject> {
  const [given, { batches, lastWeek, known }] = await Promise.all([
    generations.listGiven(db, user.id),
    generations.readBefore(db, user.id).then(async ({ batches, stated, lastWeek }) => ({
      batches,
      lastWeek,
      known: await readKnownPerson(db, engine, user, stated, now),
    })),
  ]);
  const isHardNow = lastWeek !== null && shapesWeekOf(lastWeek.week, dayAt(now, user.time_zone));
  const past = given.map((quest): PastQuest => {
    const settledAt = quest.hidden_at ?? quest.created_at;
    return {
      templateId: quest.template_id,
      title: quest.title,
      category: quest.category,
      outcome: outcomeOf(
        {
          completedAt: quest.completed_at,
          rejectedAt: isDislike(quest.reject_reason) ? quest.hidden_at : null,
          deletedAt: quest.deleted_at,
          dueAt: quest.due_at,
        },
        now,
      ),
      ...(quest.hidden_at && { rejectReason: quest.reject_reason ?? "" }),
      settledAt: quest.completed_at ?? settledAt,
      batchesAgo: countLater(batches, settledAt.getTime()),
    };
  });
  const { person, facts, fresh } = known;
  const stage = person.stage ?? stageReached(past, engine.playbook);
  const { knowledge } = person.business;
  return {
    person,
    past,
    fresh,
    stage,
    stageReached: proposeStage(knowledge, stage, refusedStages(facts) as ReadonlySet<Stage>)?.to ?? stage,
    hoursAtMost: Number(knowledge.records.get("hoursAtMost")?.value ?? LONGEST_HOURS),
    hardWeek: isHardNow ? { hard: lastWeek.hard, text: lastWeek.text } : null,
    neverTitles: new Set(past.map(({ title }) => titleKey(title))),
  };
}

/** How many of the times, newest first, are later than this one: asked for each of hundreds of quests. */
function countLater(times: readonly number[], than: number): number {
  const first = times.findIndex((time) => time <= than);
  return first < 0 ? times.length : first;
}

/** Minimum number of outcomes and minimum average rating for a template to count as doing well. */
const ENOUGH = 3;
const WELL = 4;

/** What was learned from businesses of one type. */
export type Learned = Pick<BatchRequest, "taste" | "didWell">;

/** A sum over thousands of outcomes of all people hardly changes within this time. */
const LEARNED_KEPT_MS = MS_PER_MINUTE;

const learnedLately = new WeakMap<Db, Map<string, { at: number; learned: Promise<Learned> }>>();

/** What was learned up to a minute ago, for the person's type. Call it before anything is locked. */
export function readLearnedLately(db: Db, user: UserRecord, now: Date): Promise<Learned> {
  const type = businessTypeOf(user.business_type);
  const kept = learnedLately.get(db) ?? new Map();
  learnedLately.set(db, kept);
  const known = kept.get(type);
  const age = now.getTime() - (known?.at ?? Number.NEGATIVE_INFINITY);
  if (known && age >= 0 && age < LEARNED_KEPT_MS) return known.learned;
  const learned = readLearned(db, type);
  kept.set(type, { at: now.getTime(), learned });
  // A failure is told to those who wait for it, and not kept.
  learned.catch(() => kept.delete(type));
  return learned;
}

export async function readLearned(db: Handle, type: BusinessType): Promise<Learned> {
  const outcomes = await learning.listOutcomes(db, type);
  const taste = new Map<string, { completed: number; rejected: number }>();
  for (const { category, entries, rejected } of outcomes) {
    const known = taste.get(category) ?? { completed: 0, rejected: 0 };
    taste.set(category, {
      completed: known.completed + entries - rejected,
      rejected: known.rejected + rejected,
    });
  }
  const didWell = outcomes.filter(({ entries, rating }) => entries >= ENOUGH && rating >= WELL);
  return { taste, didWell: new Map(didWell.map(({ templateId, rating }) => [templateId, rating])) };
}

/** Stores a suggestion's outcome anonymously: only the engine's proposal, worded for the business type. */
export async function learnFrom(
  db: Handle,
  engine: Engine,
  user: UserRecord,
  quest: QuestRecord,
  outcome: "completed" | "rejected",
  now: Date,
): Promise<void> {
  const template = quest.template_id === null ? undefined : engine.playbook.byId.get(quest.template_id);
  if (!template) return;
  const person = readPerson(engine.playbook, {
    id: user.id,
    businessName: null,
    businessType: user.business_type,
    businessStage: user.business_stage,
    businessDescription: null,
    goals: null,
    experience: null,
  });
  const entry = trainingEntry(engine.playbook, person, { ...quest, template }, outcome, now);
  await learning.saveTrainingEntry(db, { id: randomUUID(), ...entry });
}

/** Deletes the outcome of a rejection that was undone. */
export const unlearn = learning.deleteEntryOfQuest;

/** Counts which tool was opened, with the tool that was suggested first. */
export async function learnTool(db: Db, quest: QuestRecord, opened: string, now: Date): Promise<void> {
  const [first] = suggestTools(quest);
  const day: CalendarDay = dayAt(now, "UTC");
  if (first) await learning.addToolOpening(db, day, first.name, opened);
}

/** Saves what the person ruled out in the chat, or allowed again. */
export async function stateConstraints(
  db: Handle,
  userId: string,
  { ruledOut, lifted }: { ruledOut: readonly string[]; lifted: readonly string[] },
  now: Date,
): Promise<void> {
  await constraints.addStated(db, userId, ruledOut, now);
  await constraints.removeStated(db, userId, lifted);
}
