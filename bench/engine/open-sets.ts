import { readFileSync } from "node:fs";
import type { FactRecord } from "#domain/business/facts.ts";
import { proposeStage } from "#domain/business/stage-move.ts";
import type { Stage } from "#domain/business/way.ts";
import { addDays, instantOf } from "#domain/general/calendar-day.ts";
import { weeklyHours } from "#domain/onboarding/business-options.ts";
import { plannedHours, titleKey } from "#domain/quests/quest.ts";
import { planBatch } from "#domain/quests/quest-batch.ts";
import { hoursAfterTooBig } from "#domain/quests/rejection.ts";
import { factsOfReport, reachedBy } from "#server/engine/business/learn.ts";
import type { BatchRequest, DraftQuest, Engine } from "#server/engine/draft.ts";
import { proposeFirstBatch } from "#server/engine/first-batch.ts";
import { frontierOf } from "#server/engine/frontier/frontier.ts";
import { answersTold } from "#server/engine/frontier/state-worth.ts";
import { type Person, readPerson } from "#server/engine/person.ts";
import { proposeBatch } from "#server/engine/propose-batch.ts";
import type { Outcome } from "#server/engine/ranker.ts";
import {
  answersForWeek,
  type GradedQuest,
  gradeJourney,
  gradeWeek,
  type Journey,
  type JourneyWeek,
  type Persona,
} from "./open/grade-quests.mjs";
import { FIRST_MONDAY } from "./people.ts";
import { atLeast, type Measure } from "./table.ts";

const WEEKS = 12;
/** The rest of a week keeps something up, or stretches. */
const ON_WAY = 0.6;
const LONGEST_HOURS = 16;
/** Founders move on once a stage was proposed this many weeks in a row. */
const WEEKS_TO_DECIDE = 3;

interface PastEntry {
  readonly quest: DraftQuest;
  readonly week: number;
  readonly outcome: Outcome | null;
}

interface Life {
  profile: Journey["onboarding"];
  stage: Stage;
  readonly facts: FactRecord[];
  readonly past: PastEntry[];
}

function readOpen<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`./open/${name}.json`, import.meta.url), "utf8")) as T;
}

/** Weeks and journeys of people whom the playbook's authors had not seen, judged by the set's own grader. */
export function measureOpenSets(engine: Engine): Measure[] {
  const { personas } = readOpen<{ personas: Persona[] }>("personas");
  const { journeys } = readOpen<{ journeys: Journey[] }>("journeys");
  const weeks = personas.map((persona) => {
    const life = begin(persona.onboarding);
    const { quests, onWay } = weekOf(engine, persona.id, life, 1);
    return { persona, onWay, quests: quests.map(asGraded) };
  });
  const quests = weeks.flatMap(({ persona, quests: ofWeek }) => ofWeek.map((quest) => ({ persona, quest })));
  const named = quests.filter(({ persona, quest }) => namesTrade(persona, quest)).length;
  const verdicts = [
    ...weeks.map(({ persona, quests: ofWeek }) => gradeWeek(persona, ofWeek)),
    ...journeys.map((journey) => gradeJourney(journey, walk(engine, journey))),
  ];
  for (const { id, fails } of verdicts.filter(({ pass }) => !pass)) console.log(`${id}: ${fails.join("; ")}`);
  const share = (list: typeof verdicts) => list.filter(({ pass }) => pass).length / list.length;
  const [ofWeeks, ofJourneys] = [verdicts.slice(0, weeks.length), verdicts.slice(weeks.length)];
  return [
    atLeast(0.8, "open set: weeks a coach would sign", share(ofWeeks), ofWeeks.length),
    atLeast(0.7, "open set: journeys over twelve weeks", share(ofJourneys), ofJourneys.length),
    atLeast(0.5, "open set: quests naming the trade", named / quests.length, quests.length),
    atLeast(
      0.9,
      "open set: weeks with 60 % on the current or next milestone, or on what was told",
      weeks.filter(({ onWay }) => onWay >= ON_WAY).length / weeks.length,
      weeks.length,
    ),
  ];
}

function begin(profile: Journey["onboarding"]): Life {
  return { profile, stage: profile.businessStage as Stage, facts: [], past: [] };
}

function personOf(engine: Engine, id: string, { profile, stage, facts }: Life): Person {
  const onboardedAt = instantOf(addDays(FIRST_MONDAY, -1), "00:00", "UTC");
  return readPerson(
    engine.playbook,
    { ...profile, id, businessStage: stage, onboardedAt },
    { stated: [], facts },
  );
}

function weekOf(engine: Engine, id: string, life: Life, week: number) {
  const person = personOf(engine, id, life);
  const { knowledge } = person.business;
  const today = addDays(FIRST_MONDAY, 7 * (week - 1));
  const request: BatchRequest = {
    person,
    stage: life.stage,
    stageReached: proposeStage(knowledge, life.stage, new Set())?.to ?? life.stage,
    hoursAtMost: Number(knowledge.records.get("hoursAtMost")?.value ?? LONGEST_HOURS),
    plan: planBatch(life.profile.weeklySchedule, today, weeklyHours(life.profile.timeCommitment)),
    history: {
      past: life.past
        .map(({ quest, outcome, week: then }) => ({
          templateId: quest.template.id,
          title: quest.title,
          category: quest.template.category,
          outcome,
          batchesAgo: week - then - 1,
        }))
        .reverse(),
      neverTitles: new Set(life.past.map(({ quest }) => titleKey(quest.title))),
    },
    taste: new Map(),
    didWell: new Map(),
    adapted: new Map(),
  };
  const proposal = week === 1 ? proposeFirstBatch(engine, request, today) : proposeBatch(engine, request);
  const { near } = frontierOf(request, { stepsAhead: 1, hasReached: false });
  const isOnWay = ({ template }: DraftQuest) => near.has(template.milestone) || answersTold(template);
  const { quests } = proposal;
  return { person, quests, onWay: quests.filter(isOnWay).length / (quests.length || 1) };
}

/** Twelve weeks of an invented founder, who finishes, rejects and reports as the set says. */
function walk(engine: Engine, journey: Journey): JourneyWeek[] {
  const life = begin(journey.onboarding);
  const weeks: JourneyWeek[] = [];
  let proposed = null as { readonly to: Stage; readonly weeks: number } | null;
  for (let week = 1; week <= WEEKS; week++) {
    const { person, quests } = weekOf(engine, journey.id, life, week);
    const graded = quests.map(asGraded);
    const answers = answersForWeek(journey, week, graded);
    const at = instantOf(addDays(FIRST_MONDAY, 7 * week - 4), "00:00", "UTC");
    for (const [index, quest] of quests.entries())
      live(life, person, quest, graded[index], answers, week, at);
    const metric = answers.sales > 0 ? { name: "sales", value: answers.sales } : undefined;
    life.facts.push(...factsOfReport({ notes: answers.says, metric }, at, engine.playbook.recogniseTold));
    if (answers.update) {
      life.profile = { ...life.profile, ...answers.update };
      life.facts.push({ key: "newBusiness", value: "yes", source: "description", at });
    }
    const { knowledge } = personOf(engine, journey.id, life).business;
    const to = proposeStage(knowledge, life.stage, new Set())?.to ?? null;
    weeks.push({
      week,
      quests: graded,
      completed: answers.completed,
      rejected: answers.rejected,
      proposedStage: to,
    });
    proposed = to && { to, weeks: proposed?.to === to ? proposed.weeks + 1 : 1 };
    if (proposed && proposed.weeks >= WEEKS_TO_DECIDE) {
      life.stage = proposed.to;
      proposed = null;
    }
  }
  return weeks;
}

function live(
  life: Life,
  { business }: Person,
  quest: DraftQuest,
  graded: GradedQuest | undefined,
  answers: ReturnType<typeof answersForWeek>,
  week: number,
  at: Date,
): void {
  if (!graded) return;
  const { template } = quest;
  const isDone = answers.completed.includes(graded);
  const reason = answers.rejected.find((other) => other.quest === graded)?.reason;
  const before = life.past.filter(
    ({ quest: other, outcome }) => other.template.milestone === template.milestone && outcome === "completed",
  ).length;
  if (isDone || reason === "already done")
    for (const key of reachedBy(template, business.way, before))
      life.facts.push({ key, value: "yes", source: "quest", at });
  if (reason === "too big")
    life.facts.push({
      key: "hoursAtMost",
      value: String(hoursAfterTooBig(quest.hours)),
      source: "quest",
      at,
    });
  life.past.push({ quest, week, outcome: isDone ? "completed" : reason ? "rejected" : null });
}

function asGraded({ title, description, template, hours, xpReward, place }: DraftQuest): GradedQuest {
  const { category, difficulty } = template;
  return {
    title,
    description,
    category,
    difficulty,
    estimatedHours: plannedHours(hours),
    xpReward,
    dueDate: place.dueDay,
  };
}

/** Whether a quest speaks of the person's trade once the name of the business is taken out. */
function namesTrade({ expect, onboarding }: Persona, { title, description }: GradedQuest): boolean {
  const text = `${title} ${description}`.replaceAll(onboarding.businessName, " ").toLowerCase();
  return expect.mentionAny.some((word) =>
    word.startsWith("=")
      ? new RegExp(String.raw`\b${word.slice(1)}\b`, "u").test(text)
      : new RegExp(String.raw`\b${word}`, "u").test(text),
  );
}
