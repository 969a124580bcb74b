import type { ToldState } from "#domain/business/fact-keys.ts";
import { GENERATED_HOURS } from "#domain/quests/quest.ts";
import { type BatchPlan, SHORTEST_HOURS } from "#domain/quests/quest-batch.ts";
import type { BatchContext, Candidate, Draft, DraftQuest, Plugin } from "../draft.ts";
import { freshnessOf } from "../frontier/freshness.ts";
import { longestHours, shortestHours } from "../frontier/sizes.ts";
import { openTold } from "../frontier/told.ts";
import type { Template } from "../playbook/playbook.ts";
import type { Experience } from "../playbook/vocabulary.ts";
import { ownStemsIn } from "../quest/own-vocabulary.ts";
import { titleLikeness } from "../quest/title-likeness.ts";
import { mixWorthOf, type Texts } from "./week-mix.ts";

/** Weight of a quest's fit to the length this week needs. */
const LENGTH_WORTH = 0.6;
/** The best candidates, whose texts are looked into. */
const LOOKED_INTO = 150;
/** Titles of one week that share more of their words than this read like one. */
const SAME_TITLE = 0.5;
/** Quests that say nearly the same. */
const TWINS = 0.85;

/** A week with fewer quests takes more work on a milestone that has had enough. */
const LEAST = 3;

/** The largest share of Beginner quests in a week. */
const BEGINNER_SHARE: Record<Experience, number> = { beginner: 1, some: 0.8, experienced: 0.5, expert: 0.25 };

/** Chooses the batch: the best first, then by score and difference from those chosen; then puts them in the way's order. */
export const diversity: Plugin = {
  name: "diversity",
  enhance: (draft, context) => {
    const { request, library } = context;
    const places = holdable(request.plan.places);
    const plan = { ...request.plan, places };
    const { business, description } = request.person;
    const stemsIn = ownStemsIn(context.playbook, description, business);
    const speaks = new Map(
      draft.candidates.slice(0, LOOKED_INTO).map(({ template }) => [template, stemsIn(template)]),
    );
    const chosen: Candidate[] = [];
    const isFresh = freshnessOf(context);
    const told = openTold(context);
    const likenessTo = new Map<Template, number>();
    while (chosen.length < places.length) {
      const next = best(draft, plan, chosen, { likenessTo, speaks }, isFresh, request, told);
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
  const leadOf = ({ template }: Candidate) => template.told ?? template.situation;
  const lead = chosen[0] ? leadOf(chosen[0]) : null;
  const isLater = (candidate: Candidate) => Number(lead !== null && leadOf(candidate) !== lead);
  const isOpening = (candidate: Candidate) => Number(candidate !== chosen[0]);
  const ordered = [...chosen].sort(
    (a, b) =>
      isLater(a) - isLater(b) ||
      (lead !== null && isLater(a) === 0 ? isOpening(a) - isOpening(b) : 0) ||
      at(a) - at(b) ||
      isReaching(a) - isReaching(b),
  );
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
  texts: Texts,
  isFresh: ReturnType<typeof freshnessOf>,
  { person, stage, hoursAtMost, beside = [] }: BatchContext["request"],
  told: readonly ToldState[],
): Candidate | undefined {
  const place = plan.places[chosen.length];
  // Reserve half an hour for each quest after this one.
  const spent = chosen.reduce((sum, { template }) => sum + shortestHours(template), 0);
  const left = plan.maxHours - spent - SHORTEST_HOURS * (plan.places.length - chosen.length - 1);
  const room = Math.min(left, roomOn(plan, chosen));
  const week = [...beside.map((template) => ({ template, score: 0 })), ...chosen];
  const beginners = week.filter(({ template }) => template.difficulty === "Beginner").length;
  const mostBeginners = BEGINNER_SHARE[person.experience] * (plan.places.length + beside.length);
  const mayBeBeginner = beginners + 1 <= mostBeginners;
  const isFree = ({ template }: Candidate) =>
    !week.some(({ template: other }) => isSame(other, template)) &&
    (texts.likenessTo.get(template) ?? 0) < TWINS &&
    shortestHours(template) <= room;
  const wanted = wantedHours(plan, chosen.length);
  const longest = Math.min(place?.windowHours ?? 0, hoursAtMost);
  const mixWorth = mixWorthOf(week, texts, stage, plan.places.length - chosen.length);
  const value = ({ template, score }: Candidate) =>
    score + mixWorth(template) - LENGTH_WORTH * Math.max(0, 1 - longestHours(template, longest) / wanted);
  const possible = candidates.filter((candidate) => isFree(candidate) && !isSecondOnFact(candidate, chosen));
  const free = leading(possible, chosen, told) ?? freshest(possible, week, isFresh);
  const suited = free.filter(({ template }) => mayBeBeginner || template.difficulty !== "Beginner");
  return (suited.length > 0 ? suited : free).reduce<Candidate | undefined>(
    (top, candidate) => (top === undefined || value(candidate) > value(top) ? candidate : top),
    undefined,
  );
}

/** For the first place: the quests that take up the strongest of what was told; null if there are none. */
function leading(
  possible: readonly Candidate[],
  chosen: readonly Candidate[],
  told: readonly ToldState[],
): readonly Candidate[] | null {
  if (chosen.length > 0) return null;
  for (const state of told) {
    const about = possible.filter(({ template }) => template.told === state);
    const opening = about.filter(({ template }) => template.opens);
    if (about.length > 0) return opening.length > 0 ? opening : about;
  }
  const aboutSituation = possible.filter(({ template }) => template.situation !== null);
  return aboutSituation.length > 0 ? aboutSituation : null;
}

/** One quest a week answers what was told; a second on the same words reads like a pretext. */
function isSecondOnFact({ template }: Candidate, chosen: readonly Candidate[]): boolean {
  const state = template.told;
  return state !== null && chosen.some(({ template: other }) => other.told === state);
}

/**
 * What is fresh, with one quest for anybody at most. A week with fewer quests than it needs takes more work on the
 * same milestones, and only then a second quest for anybody.
 */
function freshest(
  possible: readonly Candidate[],
  chosen: readonly Candidate[],
  isFresh: ReturnType<typeof freshnessOf>,
): readonly Candidate[] {
  const hasForAnybody = chosen.some(({ template }) => template.isForAnybody);
  const own = possible.filter(({ template }) => !template.isForAnybody);
  const fresh = (hasForAnybody ? own : possible).filter(({ template }) => isFresh(template, chosen));
  if (fresh.length > 0 || chosen.length >= LEAST) return fresh;
  return own.length > 0 ? own : possible;
}

function isSame(a: Template, b: Template): boolean {
  return (
    a === b || titleLikeness(a, b) >= SAME_TITLE || givesAgain(a, b) || (a.asks !== null && a.asks === b.asks)
  );
}

/** Once a quest makes something true, a second one for it would be done twice. */
function givesAgain(a: Template, b: Template): boolean {
  return a.gives.some((fact) => b.gives.includes(fact));
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
