import type { Milestone, State, ToldState } from "#domain/business/fact-keys.ts";
import type { Template } from "../playbook/playbook.ts";

type Quest = Pick<Template, "milestone" | "category" | "title" | "why" | "steps" | "when" | "situation">;

const DEMAND_MILESTONES: ReadonlySet<Milestone> = new Set([
  "channel",
  "audience",
  "opening",
  "firstSale",
  "tenSales",
]);
const DEMAND_CATEGORIES: ReadonlySet<string> = new Set([
  "Launch & Promotion",
  "Content & Marketing",
  "Marketing",
  "Advanced Sales Activities",
]);
const DEMAND_WORDS =
  /\bflyers?\b|\bposters?\b|\bwho else\b|\brecommend you\b|\bsend (?:you )?a friend\b|\bbring a friend\b|\b(?:new|more|first) (?:paying )?\{(?:customers?|sales?)\}|\badverts?\b|\badvertis|\bfor a (?:month|year) of\b|\bstanding order/iu;
const GIVES_AWAY =
  /\bfor free\b|\bfree (?:sample|lesson|session|trial|hour|check|test)\b|\bfree of charge\b|\bas a gift\b/iu;
const DISCOUNT = /\bdiscount|\bcheaper\b|\blower (?:the |your )?price/iu;
const COMPLAINT = /\brefund|\bmoney back\b|\bcomplain|\breturn visit\b/iu;

const textOf = ({ title, why, steps }: Quest) => [title, why, ...steps].join(" ");
const bringsDemand = (quest: Quest) =>
  DEMAND_MILESTONES.has(quest.milestone) ||
  DEMAND_CATEGORIES.has(quest.category) ||
  DEMAND_WORDS.test(textOf(quest));
const isOn =
  (...milestones: readonly Milestone[]) =>
  (quest: Quest) =>
    milestones.includes(quest.milestone);
const says = (pattern: RegExp) => (quest: Quest) => pattern.test(textOf(quest));

/** What would work against each state while nobody has dealt with it. */
const AGAINST: Partial<Record<ToldState, readonly ((quest: Quest) => boolean)[]>> = {
  bigOrder: [bringsDemand],
  soldOut: [bringsDemand],
  equipment: [bringsDemand],
  sourceGone: [bringsDemand],
  hurting: [bringsDemand],
  blocked: [bringsDemand],
  failing: [bringsDemand, isOn("reviews")],
  returns: [bringsDemand],
  badWords: [bringsDemand],
  lostClient: [bringsDemand, isOn("priceRaised"), says(COMPLAINT)],
  tooDear: [isOn("priceRaised")],
  lookers: [isOn("audience", "channel")],
  stock: [isOn("made", "supply")],
  unpaid: [says(GIVES_AWAY)],
  askedFree: [says(GIVES_AWAY)],
  costsRose: [says(DISCOUNT)],
  raiseFear: [says(DISCOUNT)],
  lawDoubt: [bringsDemand],
  placeEnds: [bringsDemand],
  churn: [bringsDemand],
  tooLong: [bringsDemand, says(DISCOUNT)],
  tooCheap: [bringsDemand, says(DISCOUNT)],
  oldPrice: [says(DISCOUNT)],
  scopeCreep: [says(GIVES_AWAY), says(DISCOUNT)],
  polishing: [isOn("made")],
  scattered: [isOn("second")],
};

/** Situations in which more people to serve are no help: the work itself cannot go on, or may not. */
const CANNOT_SERVE = /^(?:burnout|delivery|legal-form|safety)-/u;

/** What a person told that no quest has answered since. */
export interface Open {
  readonly told: readonly ToldState[];
  readonly situations: readonly string[];
}

/** Whether a quest would work against something that was told. Quests written for that state never do. */
export function worksAgainst(quest: Quest, { told, situations }: Open): boolean {
  const isAgainstState = told.some(
    (state) =>
      !(quest.when as readonly (State | string)[]).includes(state) &&
      AGAINST[state]?.some((isAgainst) => isAgainst(quest)),
  );
  const cannotServe = situations.some((situation) => CANNOT_SERVE.test(situation));
  return isAgainstState || (cannotServe && quest.situation === null && bringsDemand(quest));
}
