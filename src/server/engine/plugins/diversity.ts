import { STAGE_OF, STAGES, type Stage } from "#domain/business/way.ts";
import { GENERATED_HOURS } from "#domain/quests/quest.ts";
import { type BatchPlan, SHORTEST_HOURS } from "#domain/quests/quest-batch.ts";
import type { BatchContext, Candidate, Draft, DraftQuest, Plugin } from "../draft.ts";
import type { Template } from "../playbook/playbook.ts";
import type { Experience } from "../playbook/schema.ts";
import { longestHours, shortestHours } from "../sizes.ts";
import { statesOf } from "../state-worth.ts";

const DIVERSITY = 0.15;
/** Weight of a quest's fit to the length this week needs. */
const LENGTH_WORTH = 0.6;
/** Penalty for one more of a kind: the second, the third and later ones. */
const SAME_MILESTONE = [0, 0.25, 1.5];
const SAME_CATEGORY = [0, 0.3, 0.8];
const SAME_WORK = [0, 0.1, 0.45];
/** For one state one quest is an answer and two are a plan. */
const SAME_STATE = [0, 0.5, 1.6];
/** One thing left open by an earlier stage is enough for a week. */
const CATCHING_UP = [0, 0.7, 1.2];
/** At least two quests of a week are the very work of the stage. */
const CORE_WORK = 0.35;
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
/** Titles that share more of their words than this read like one. */
const SAME_TITLE = 0.5;
/** Quests that say nearly the same. */
const TWINS = 0.85;

/** The largest share of Beginner quests in a week. */
const BEGINNER_SHARE: Record<Experience, number> = { beginner: 1, some: 0.8, experienced: 0.5, expert: 0.25 };

/** Chooses the batch: the best first, then by score and difference from those chosen; then puts them in the way's order. */
export const diversity: Plugin = {
  name: "diversity",
  enhance: (draft, context) => {
    const { request, library } = context;
    const places = holdable(request.plan.places);
    const plan = { ...request.plan, places };
    const chosen: Candidate[] = [];
    const likenessTo = new Map<Template, number>();
    while (chosen.length < places.length) {
      const next = best(draft, plan, chosen, likenessTo, request);
      if (!next) break;
      chosen.push(next);
      for (const { template } of draft.candidates)
        likenessTo.set(
          template,
          Math.max(likenessTo.get(template) ?? 0, library.likeness(template, next.template)),
        );
    }
    if (chosen.length === 0) return draft;
    const quests = inOrder(chosen, plan, context).flatMap((candidate, index): DraftQuest[] => {
      const place = places[index];
      return place ? [{ ...candidate, ...EMPTY, place }] : [];
    });
    return { ...draft, quests };
  },
};

/** In the order of the way, as far as the days' windows allow. */
function inOrder(
  chosen: readonly Candidate[],
  plan: BatchPlan,
  { request }: BatchContext,
): readonly Candidate[] {
  const { milestones } = request.person.business.way;
  const at = ({ template }: Candidate) => milestones.findIndex(({ id }) => id === template.milestone);
  const isReaching = ({ template }: Candidate) => Number(template.gives.includes(template.milestone));
  const ordered = [...chosen].sort((a, b) => at(a) - at(b) || isReaching(a) - isReaching(b));
  const fits = ordered.every(
    ({ template }, index) => shortestHours(template) <= roomOn(plan, ordered.slice(0, index)),
  );
  return fits ? ordered : chosen;
}

/** Removes places that do not fit their day. Quests are assigned in order, so only the last ones can go. */
function holdable(places: BatchPlan["places"]): BatchPlan["places"] {
  const isTooMany = ({ day, windowHours }: BatchPlan["places"][number], index: number) =>
    places.slice(0, index + 1).filter((other) => other.day === day).length * SHORTEST_HOURS > windowHours;
  const end = places.findIndex(isTooMany);
  return end === -1 ? places : places.slice(0, end);
}

const EMPTY = { hours: 0, title: "", description: "", xpReward: 25, tools: [], reason: "" } as const;

function best(
  { candidates }: Draft,
  plan: BatchPlan,
  chosen: readonly Candidate[],
  likenessTo: ReadonlyMap<Template, number>,
  { person, stage, hoursAtMost }: BatchContext["request"],
): Candidate | undefined {
  const place = plan.places[chosen.length];
  // Reserve half an hour for each quest after this one.
  const spent = chosen.reduce((sum, { template }) => sum + shortestHours(template), 0);
  const left = plan.maxHours - spent - SHORTEST_HOURS * (plan.places.length - chosen.length - 1);
  const room = Math.min(left, roomOn(plan, chosen));
  const beginners = chosen.filter(({ template }) => template.difficulty === "Beginner").length;
  const mayBeBeginner = beginners + 1 <= BEGINNER_SHARE[person.experience] * plan.places.length;
  const isFree = ({ template }: Candidate) =>
    !chosen.some((other) => other.template === template || areTwins(other.template, template)) &&
    (likenessTo.get(template) ?? 0) < TWINS &&
    shortestHours(template) <= room;
  const wanted = wantedHours(plan, chosen.length);
  const longest = Math.min(place?.windowHours ?? 0, hoursAtMost);
  const isLast = chosen.length === plan.places.length - 1;
  const hasMet = chosen.some(({ template }) => meetsSomebody(template));
  const value = ({ template, score }: Candidate) =>
    score -
    DIVERSITY * (likenessTo.get(template) ?? 0) -
    LENGTH_WORTH * Math.max(0, 1 - longestHours(template, longest) / wanted) -
    penalty(SAME_MILESTONE, chosen, (other) => other.milestone === template.milestone) -
    penalty(SAME_STATE, chosen, (other) => sharesState(other, template)) -
    penalty(SAME_CATEGORY, chosen, (other) => other.category === template.category) -
    (isBehind(template, stage) ? penalty(CATCHING_UP, chosen, (other) => isBehind(other, stage)) : 0) -
    penalty(SAME_WORK, chosen, (other) => other.attributes[0] === template.attributes[0]) +
    (lacksCore && isCore(template) ? CORE_WORK : 0) +
    (!hasMet && chosen.length > 0 && meetsSomebody(template) ? MEETS_SOMEBODY[isLast ? "last" : "early"] : 0);
  const isCore = (template: Template) => CORE_CATEGORIES[stage].includes(template.category);
  const lacksCore = chosen.filter(({ template }) => isCore(template)).length < CORE_QUESTS;
  const free = candidates.filter(isFree);
  const suited = free.filter(({ template }) => mayBeBeginner || template.difficulty !== "Beginner");
  return (suited.length > 0 ? suited : free).reduce<Candidate | undefined>(
    (top, candidate) => (top === undefined || value(candidate) > value(top) ? candidate : top),
    undefined,
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

/** Titles that read like one, or two quests that reach the same milestone. */
function areTwins(a: Template, b: Template): boolean {
  if (b.gives.some((fact) => a.gives.includes(fact))) return true;
  const left = wordsOf(a.title);
  const right = wordsOf(b.title);
  const shared = left.filter((word) => right.includes(word)).length;
  return shared / (left.length + right.length - shared || 1) >= SAME_TITLE;
}

const titleWords = new Map<string, readonly string[]>();

function wordsOf(title: string): readonly string[] {
  const words = titleWords.get(title) ?? [...new Set(title.toLowerCase().match(/[\p{L}.]{3,}/gu) ?? [])];
  titleWords.set(title, words);
  return words;
}

/** A day's share of the week's hours, proportional to the longest quest its window can hold. */
function wantedHours({ places, minHours }: BatchPlan, index: number): number {
  const holds = places.map(
    ({ windowHours }) => GENERATED_HOURS.findLast((hours) => hours <= windowHours) ?? 0,
  );
  const all = holds.reduce<number>((sum, hours) => sum + hours, 0);
  return (minHours * (holds[index] ?? 0)) / all;
}

/** Hours left on the next quest's day, minus half an hour for each quest that must follow on it. */
function roomOn({ places }: BatchPlan, chosen: readonly Candidate[]): number {
  const place = places[chosen.length];
  if (!place) return 0;
  const before = chosen.filter((_, index) => places[index]?.day === place.day);
  const after = places.slice(chosen.length + 1).filter(({ day }) => day === place.day);
  return (
    place.windowHours -
    before.reduce((sum, { template }) => sum + shortestHours(template), 0) -
    SHORTEST_HOURS * after.length
  );
}
