import { STAGE_OF, STAGES, type Stage } from "#domain/business/way.ts";
import type { Candidate } from "../draft.ts";
import { statesOf } from "../frontier/state-worth.ts";
import type { Template } from "../playbook/playbook.ts";

const DIVERSITY = 0.15;
/** Penalty for one more of a kind: the second, the third and later ones. */
const SAME_MILESTONE = [0, 0.25, 1.5];
const SAME_CATEGORY = [0, 0.7, 1.2];
const SAME_WORK = [0, 0.1, 0.45];
/** One quest answers a state; a second one comes only if nothing else was told. */
const SAME_STATE = [0, 1.2, 2.6];
/** Two situations are enough for a week: the rest goes on with the way. */
const FURTHER_SITUATION = [0, 0.5, 2.6];
/** Quests about the same known people, price or date. */
const SAME_FACT = [0, 0.8, 2];
/** Speaking the language of this trade: any word of it, and up to three that no other quest of the week uses. */
const OWN_WORDS = { any: 0.35, fresh: 0.3, most: 3 } as const;
/** One thing left open by an earlier stage is enough for a week. */
const CATCHING_UP = [0, 0.7, 1.2];
/** At least two quests of a week are the very work of the stage: the last places are kept for them if need be. */
const CORE_WORK = { early: 0.35, last: 1.3 } as const;
const CORE_QUESTS = 2;
const CORE_CATEGORIES: Record<Stage, readonly string[]> = {
  "Idea Stage": [
    "Market Research",
    "Product",
    "Product Development",
    "Direct Outreach",
    "Partnership & Networking",
  ],
  "Planning Stage": [
    "Market Research",
    "Business Setup",
    "Finance",
    "Product Development",
    "Product",
    "Direct Outreach",
  ],
  "Legal Setup": [
    "Legal",
    "Financial & Legal",
    "Business Setup",
    "Finance",
    "Operations",
    "Business Operations",
  ],
  "Pre-Launch": [
    "Launch & Promotion",
    "Content & Marketing",
    "Direct Outreach",
    "Sales",
    "Sales & Revenue",
    "Marketing",
  ],
  Launching: [
    "Launch & Promotion",
    "Sales & Revenue",
    "Sales",
    "Direct Outreach",
    "Marketing",
    "Customer Service",
  ],
  Scaling: [
    "Optimization & Scaling",
    "Operations",
    "Business Operations",
    "Finance",
    "Advanced Customer Engagement",
  ],
};
/** At least one quest of a week touches a real person or real money: the last place is kept for it if need be. */
const MEETS_SOMEBODY = { early: 0.3, last: 1.2 } as const;
/** What is known about the candidates' texts. */
export interface Texts {
  /** Likeness to the most alike of those chosen. */
  readonly likenessTo: ReadonlyMap<Template, number>;
  /** Stems of the person's own trade. */
  readonly speaks: ReadonlyMap<Template, ReadonlySet<string>>;
}

/** How well a quest goes with those chosen for the week already. */
export function mixWorthOf(
  chosen: readonly Candidate[],
  { likenessTo, speaks }: Texts,
  stage: Stage,
  placesLeft: number,
): (template: Template) => number {
  const used = new Set(chosen.flatMap(({ template }) => [...(speaks.get(template) ?? [])]));
  const wordsWorth = (template: Template) => {
    const own = [...(speaks.get(template) ?? [])];
    const fresh = own.filter((stem) => !used.has(stem)).length;
    return (own.length > 0 ? OWN_WORDS.any : 0) + OWN_WORDS.fresh * Math.min(fresh, OWN_WORDS.most);
  };
  const isCore = (template: Template) => CORE_CATEGORIES[stage].includes(template.category);
  const coreLeft = CORE_QUESTS - chosen.filter(({ template }) => isCore(template)).length;
  const lacksPeople = chosen.length > 0 && !chosen.some(({ template }) => meetsSomebody(template));
  return (template) =>
    wordsWorth(template) +
    (coreLeft > 0 && isCore(template) ? CORE_WORK[coreLeft >= placesLeft ? "last" : "early"] : 0) +
    (lacksPeople && meetsSomebody(template) ? MEETS_SOMEBODY[placesLeft === 1 ? "last" : "early"] : 0) -
    DIVERSITY * (likenessTo.get(template) ?? 0) -
    penalty(SAME_MILESTONE, chosen, (other) => other.milestone === template.milestone) -
    penalty(SAME_CATEGORY, chosen, (other) => other.category === template.category) -
    sameFactPenalty(template, chosen) -
    penalty(SAME_WORK, chosen, (other) => other.attributes[0] === template.attributes[0]) -
    (isBehind(template, stage) ? penalty(CATCHING_UP, chosen, (other) => isBehind(other, stage)) : 0);
}

/** More on the same state or fact is too much. */
function sameFactPenalty(template: Template, chosen: readonly Candidate[]): number {
  return (
    penalty(SAME_STATE, chosen, (other) => sharesState(other, template)) +
    (template.situation === null
      ? 0
      : penalty(FURTHER_SITUATION, chosen, (other) => other.situation !== null)) +
    penalty(SAME_FACT, chosen, (other) => other.knows.some((slot) => template.knows.includes(slot)))
  );
}

function penalty(
  steps: readonly number[],
  chosen: readonly Candidate[],
  isSame: (template: Template) => boolean,
): number {
  const count = chosen.filter(({ template }) => isSame(template)).length;
  return steps[Math.min(count, steps.length - 1)] ?? 0;
}

function isBehind({ milestone }: Template, stage: Stage): boolean {
  return STAGES.indexOf(STAGE_OF[milestone]) < STAGES.indexOf(stage);
}

function meetsSomebody({ attributes }: Template): boolean {
  return attributes.some((attribute) => ["people", "talking", "selling"].includes(attribute));
}

function sharesState(a: Template, b: Template): boolean {
  const states = statesOf(a);
  return statesOf(b).some((state) => states.includes(state));
}
