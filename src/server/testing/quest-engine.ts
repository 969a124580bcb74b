import { join } from "node:path";
import type { FactRecord } from "#domain/business/facts.ts";
import { calendarDay } from "#domain/general/calendar-day.ts";
import type { BatchPlan } from "#domain/quests/quest-batch.ts";
import type { BatchContext, BatchRequest, Draft, DraftQuest, Engine } from "#server/engine/draft.ts";
import type { PastQuest } from "#server/engine/history.ts";
import type { MentorFacts } from "#server/engine/mentor/facts.ts";
import type { Mentor } from "#server/engine/mentor/mentor.ts";
import { openEngine } from "#server/engine/open-engine.ts";
import { type Person, type Profile, readPerson } from "#server/engine/person.ts";
import type { Playbook, Template } from "#server/engine/playbook/playbook.ts";
import { findProjectRoot } from "#server/platform/project-root.ts";

export const PLAYBOOK_FOLDER = join(findProjectRoot(), "playbook");

/** The real engine with the real playbook, loaded once per test file. */
export const theEngine: () => Mentor = openEngine(PLAYBOOK_FOLDER);

export function aPerson(
  profile: Partial<Profile> = {},
  stated: readonly string[] = [],
  facts: readonly FactRecord[] = [],
): Person {
  const empty = {
    id: "somebody",
    businessName: null,
    businessType: null,
    businessStage: null,
    businessDescription: null,
    goals: null,
    experience: null,
  };
  return readPerson(theEngine().playbook, { ...empty, ...profile }, { stated, facts });
}

/** What the mentor knows of somebody who is launching and has finished two quests. */
export function launchingFacts(profile: Partial<Profile>): MentorFacts {
  return {
    person: aPerson(profile),
    stage: "Launching",
    open: [],
    finished: [],
    completedThisWeek: 0,
    completed: 2,
    totalXp: 75,
    level: 1,
    streak: 2,
  };
}

/** A template of a made-up playbook, for every model, on the first milestone. */
export function aTemplate(id: string, rest: Partial<Template> = {}): Template {
  return {
    id,
    milestone: "talked",
    models: "*",
    isShared: false,
    isForAnybody: false,
    kind: null,
    isOfSomeTrades: false,
    premises: [],
    asks: null,
    trades: null,
    countsBuyers: false,
    looksBack: false,
    knows: [],
    namedByTrade: [],
    titleSlots: [],
    told: null,
    situation: null,
    inShort: null,
    needs: [],
    gives: [],
    when: [],
    unless: [],
    about: [],
    opens: false,
    keeps: false,
    season: false,
    category: "Finance",
    attributes: ["numbers"],
    avoid: [],
    difficulty: "Beginner",
    title: `Count the ${id} of {business}`,
    why: "What is counted gets better by itself.",
    steps: ["Open a sheet.", "Write the numbers down.", "Look at them once more."],
    doneWhen: "the numbers are written down",
    sizes: [
      { hours: 1, n: null, also: [] },
      { hours: 2, n: null, also: [] },
    ],
    tools: [],
    ...rest,
  };
}

/** The real words and stages with only these templates. `likeness` gives their similarity, 0 by default. */
export function anEngine(
  templates: readonly Template[],
  likeness: (a: Template, b: Template) => number = () => 0,
): Engine {
  const { playbook, encoder } = theEngine();
  const made: Playbook = { ...playbook, templates, byId: new Map(templates.map((one) => [one.id, one])) };
  return {
    playbook: made,
    encoder,
    library: { likeness, relevance: () => () => 0 },
    prepareHearing: () => Promise.resolve(),
  };
}

const MONDAY = calendarDay("2026-01-05");
const DAYS = [
  "2026-01-05",
  "2026-01-06",
  "2026-01-07",
  "2026-01-08",
  "2026-01-09",
  "2026-01-10",
  "2026-01-11",
];

/** Places on separate days, starting on a Monday. */
export function aPlan(
  windows: readonly number[],
  hours: { min: number; max: number } = { min: 1, max: 40 },
): BatchPlan {
  const places = windows.map((windowHours, index) => {
    const day = calendarDay(DAYS[index % DAYS.length] ?? MONDAY);
    return { day, dueDay: day, windowHours };
  });
  return { places, minHours: hours.min, maxHours: hours.max };
}

export function aRequest(rest: Partial<BatchRequest> = {}): BatchRequest {
  return {
    person: aPerson(),
    stage: "Idea Stage",
    stageReached: rest.stage ?? "Idea Stage",
    hoursAtMost: 16,
    plan: aPlan([4, 4, 4]),
    history: aHistory([]),
    taste: new Map(),
    didWell: new Map(),
    adapted: new Map(),
    ...rest,
  };
}

export function aContext(engine: Engine, rest: Partial<BatchRequest> = {}): BatchContext {
  return { ...engine, request: aRequest(rest) };
}

export function aHistory(
  past: readonly PastQuest[],
  neverTitles: readonly string[] = [],
): BatchRequest["history"] {
  return { past, neverTitles: new Set(neverTitles) };
}

export function aPast(
  template: Pick<Template, "id" | "category" | "title">,
  outcome: PastQuest["outcome"],
  batchesAgo = 0,
): PastQuest {
  return { templateId: template.id, title: template.title, category: template.category, outcome, batchesAgo };
}

export function aDraft(templates: readonly Template[], quests: readonly DraftQuest[] = []): Draft {
  return { candidates: templates.map((template) => ({ template, score: 0.5 })), quests };
}

export function aDraftQuest(template: Template, rest: Partial<DraftQuest> = {}): DraftQuest {
  return {
    template,
    score: 0.5,
    place: { day: MONDAY, dueDay: MONDAY, windowHours: 4 },
    hours: 1,
    title: "Count the sales of the week",
    description:
      "What is counted gets better by itself. Open a sheet and write the numbers of one week down.",
    xpReward: 25,
    tools: [],
    reason: "",
    ...rest,
  };
}
