import { readFileSync } from "node:fs";
import { addDays, type CalendarDay, calendarDay } from "#domain/general/calendar-day.ts";
import { weeklyHours } from "#domain/onboarding/business-options.ts";
import type { WeeklySchedule } from "#domain/onboarding/weekly-schedule.ts";
import { titleKey } from "#domain/quests/quest.ts";
import { planBatch } from "#domain/quests/quest-batch.ts";
import type { BatchRequest, DraftQuest, Engine } from "#server/engine/draft.ts";
import { type PastQuest, stageReached } from "#server/engine/history.ts";
import { type Person, readPerson } from "#server/engine/person.ts";
import { proposeBatch } from "#server/engine/propose-batch.ts";
import type { Outcome } from "#server/engine/ranker.ts";

export const FIRST_MONDAY = calendarDay("2026-01-05");
export const WEEKS = 12;

/** A person of the evaluation set. */
export interface Someone {
  readonly businessName: string;
  readonly businessType: string;
  readonly businessStage: string;
  readonly businessDescription: string;
  readonly goals: string[];
  readonly experience: string;
  readonly timeCommitment: string;
  readonly weeklySchedule: WeeklySchedule | null;
  /** What the description was written to rule out. */
  readonly constraints?: string[];
}

export function readSet<T>(name: string): T {
  return JSON.parse(readFileSync(`bench/engine/sets/${name}.json`, "utf8")) as T;
}

export const readPeople = () => readSet<{ people: Someone[] }>("people").people;

export function personOf({ playbook }: Engine, someone: Someone, id: string): Person {
  return readPerson(playbook, { ...someone, id, goals: someone.goals.join(", ") });
}

export interface Given {
  readonly quest: DraftQuest;
  readonly week: number;
  outcome: Outcome | null;
}

/** What a person does with a quest. */
export type Behaviour = (quest: DraftQuest, week: number) => Outcome;

/** Simulates weeks of a person with the engine. */
export function live(
  engine: Engine,
  someone: Someone,
  id: string,
  behave: Behaviour,
  { weeks = WEEKS, propose = (request: BatchRequest) => proposeBatch(engine, request).quests } = {},
): Given[] {
  const person = personOf(engine, someone, id);
  const given: Given[] = [];
  for (let week = 0; week < weeks; week++) {
    const request = requestIn(engine, someone, person, given, week, addDays(FIRST_MONDAY, 7 * week));
    for (const quest of propose(request)) given.push({ quest, week, outcome: behave(quest, week) });
  }
  return given;
}

export function requestIn(
  engine: Engine,
  someone: Someone,
  person: Person,
  given: readonly Given[],
  week: number,
  today: CalendarDay,
): BatchRequest {
  const past = [...given].reverse().map(
    ({ quest, outcome, week: then }): PastQuest => ({
      templateId: quest.template.id,
      title: quest.title,
      category: quest.template.category,
      outcome,
      batchesAgo: week - then - 1,
    }),
  );
  const stage = person.stage ?? stageReached(past, engine.playbook);
  return {
    person,
    stage,
    stageReached: stage,
    hoursAtMost: Number.POSITIVE_INFINITY,
    plan: planBatch(someone.weeklySchedule, today, weeklyHours(someone.timeCommitment)),
    history: {
      past,
      neverTitles: new Set(past.map(({ title }) => titleKey(title))),
    },
    taste: new Map(),
    didWell: new Map(),
    adapted: new Map(),
  };
}
