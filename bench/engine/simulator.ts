import { at } from "#domain/general/at.ts";
import { addDays } from "#domain/general/calendar-day.ts";
import type { BatchRequest, Candidate, DraftQuest, Engine } from "#server/engine/draft.ts";
import type { Person } from "#server/engine/person.ts";
import type { Template } from "#server/engine/playbook/playbook.ts";
import { ATTRIBUTES } from "#server/engine/playbook/vocabulary.ts";
import { FINISHERS, GATES } from "#server/engine/plugins/index.ts";
import { runPlugins } from "#server/engine/plugins/run-plugins.ts";
import { priorOf } from "#server/engine/prior.ts";
import { proposeBatch } from "#server/engine/propose-batch.ts";
import type { Outcome } from "#server/engine/ranker.ts";
import { chances } from "../../tools/train/chances.ts";
import { FIRST_MONDAY, type Given, personOf, readPeople, requestIn, type Someone, WEEKS } from "./people.ts";
import { atLeast, type Measure } from "./table.ts";

const PEOPLE = 200;
const FIVE_DAYS = Object.fromEntries(
  ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"].map((day, index) => [
    day,
    { available: index < 5, startTime: "18:00", endTime: "22:00" },
  ]),
) as unknown as Someone["weeklySchedule"];

/** The real preferences of a simulated person; hidden from the engine. */
interface Taste {
  likes(template: Template): number;
}

/**
 * 200 people, five quests a week, twelve weeks, simulated together, so that people of a type learn from one
 * another as in the product. Acceptance depends on hidden preferences for attributes and categories, and on
 * the type's real preferences, which the initial guesses only approximate. The spread is set so that chance,
 * prior and oracle reach about .37, .49 and .84.
 */
export function simulate(engine: Engine): Measure[] {
  const people = readPeople();
  const crowd = Array.from({ length: PEOPLE }, (_, index) => {
    const someone = {
      ...at(people, index % people.length),
      timeCommitment: "5-10 hours/week",
      weeklySchedule: FIVE_DAYS,
    };
    const person = personOf(engine, someone, `simulated ${index}`);
    return {
      someone,
      person,
      taste: tasteOf(person.type, index),
      index,
    };
  });
  const luck = chances(99);
  const own = liveTogether(engine, crowd, (request) => proposeBatch(engine, request).quests);
  const random = liveTogether(engine, crowd, (request) => chooseBy(engine, request, () => luck()));
  const prior = liveTogether(engine, crowd, (request) =>
    chooseBy(
      engine,
      request,
      ({ category }) => priorOf(request.person.type, category, undefined) + luck() / 1_000,
    ),
  );
  const oracle = liveTogether(engine, crowd, (request, { taste }) => chooseBy(engine, request, taste.likes));
  const [ownMean, randomMean, priorMean, oracleMean] = [mean(own), mean(random), mean(prior), mean(oracle)];
  const line = (weeks: readonly number[]) => weeks.map((value) => value.toFixed(2)).join(" ");
  console.log(`simulator, acceptance by week: engine ${line(own)} (mean ${ownMean.toFixed(3)})`);
  console.log(
    `  chance ${randomMean.toFixed(3)}, static prior ${priorMean.toFixed(3)}, oracle ${oracleMean.toFixed(3)}`,
  );
  return [
    atLeast(1.15, "simulator: acceptance week 4 ÷ week 1", at(own, 3) / at(own, 0), PEOPLE),
    atLeast(
      0.6,
      "simulator: share of the random → oracle gap closed",
      (ownMean - randomMean) / (oracleMean - randomMean),
      PEOPLE,
    ),
  ];
}

interface Simulated {
  readonly someone: Someone;
  readonly person: Person;
  readonly taste: Taste;
  readonly index: number;
}

type Learned = Map<string, { completed: number; rejected: number }>;

/** Acceptance by week. */
function liveTogether(
  engine: Engine,
  crowd: readonly Simulated[],
  propose: (request: BatchRequest, simulated: Simulated) => readonly DraftQuest[],
): number[] {
  const given = crowd.map((): Given[] => []);
  const chance = crowd.map(({ index }) => chances(index * 31 + 5));
  const learned = new Map(crowd.map(({ person }): [string, Learned] => [person.type, new Map()]));
  return Array.from({ length: WEEKS }, (_, week) => {
    const outcomes = crowd.flatMap((simulated, row) => {
      const { someone, person, taste } = simulated;
      const life = at(given, row);
      const ofType: Learned = learned.get(person.type) ?? new Map();
      const request = requestIn(engine, someone, person, life, week, addDays(FIRST_MONDAY, 7 * week));
      return propose({ ...request, taste: ofType }, simulated).map((quest) => {
        const outcome = decide(taste.likes(quest.template), at(chance, row));
        life.push({ quest, week, outcome });
        remember(ofType, quest.template.category, outcome);
        return outcome;
      });
    });
    return outcomes.filter((outcome) => outcome === "completed").length / outcomes.length;
  });
}

function decide(liking: number, chance: () => number): Outcome {
  if (chance() < liking) return "completed";
  return chance() < 0.5 ? "rejected" : "ignored";
}

function remember(learned: Learned, category: string, outcome: Outcome): void {
  if (outcome === "ignored") return;
  const known = learned.get(category) ?? { completed: 0, rejected: 0 };
  learned.set(category, { ...known, [outcome]: known[outcome] + 1 });
}

function tasteOf(type: Person["type"], seed: number): Taste {
  const chance = chances(seed * 7 + 3);
  const normal = () => chance() + chance() + chance() + chance() - 2;
  const attributes = new Map(ATTRIBUTES.map((name) => [name, normal() * 0.65]));
  const categories = new Map<string, number>();
  const ofCategory = (category: string) => {
    const known = categories.get(category);
    if (known !== undefined) return known;
    const drawn = normal() * 0.35 + 3 * (priorOf(type, category, undefined) - 0.5);
    categories.set(category, drawn);
    return drawn;
  };
  return {
    likes({ attributes: names, category }) {
      const liking =
        names.reduce((sum, name) => sum + (attributes.get(name) ?? 0), 0) / Math.sqrt(names.length);
      return Math.min(0.97, Math.max(0.03, 0.34 + liking + ofCategory(category)));
    },
  };
}

/** The same gates and fitting, with another ranking. */
function chooseBy(
  engine: Engine,
  request: BatchRequest,
  score: (template: Template) => number,
): readonly DraftQuest[] {
  const context = { ...engine, request };
  const all = engine.playbook.templates.map((template) => ({ template, score: 0 }));
  const { draft } = runPlugins(GATES, { candidates: all, quests: [] }, context);
  const candidates = draft.candidates
    .map(({ template }): Candidate => ({ template, score: score(template) }))
    .sort((a, b) => b.score - a.score);
  const finishers = FINISHERS.filter(({ name }) => name !== "rejection penalty");
  return runPlugins(finishers, { candidates, quests: [] }, context).draft.quests;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
