import { GENERATED_HOURS } from "#domain/quests/quest.ts";
import { type BatchPlan, SHORTEST_HOURS } from "#domain/quests/quest-batch.ts";
import type { Candidate, Draft, DraftQuest, Plugin } from "../draft.ts";
import type { Template } from "../playbook/playbook.ts";

const DIVERSITY = 0.15;
const MANY = 7;
/** Weight of a quest's fit to the length this week needs. */
const LENGTH_WORTH = 1;

/** Chooses the batch: the best first, then by score and difference from those chosen, one per category. */
export const diversity: Plugin = {
  name: "diversity",
  enhance: (draft, context) => {
    const places = holdable(context.request.plan.places);
    const plan = { ...context.request.plan, places };
    const chosen: Candidate[] = [];
    const atMost = places.length > MANY ? 2 : 1;
    const likenessTo = new Map<Template, number>();
    while (chosen.length < places.length) {
      const next = best(draft, plan, chosen, likenessTo, atMost);
      if (!next) break;
      chosen.push(next);
      for (const { template } of draft.candidates)
        likenessTo.set(
          template,
          Math.max(likenessTo.get(template) ?? 0, context.library.likeness(template, next.template)),
        );
    }
    if (chosen.length === 0) return draft;
    const quests = chosen.flatMap((candidate, index): DraftQuest[] => {
      const place = places[index];
      return place ? [{ ...candidate, ...EMPTY, place }] : [];
    });
    return { ...draft, quests };
  },
};

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
  atMost: number,
): Candidate | undefined {
  const families = new Set(chosen.map(({ template }) => template.family));
  const place = plan.places[chosen.length];
  // Reserve half an hour for each quest after this one.
  const spent = chosen.reduce((sum, { template }) => sum + shortest(template), 0);
  const left = plan.maxHours - spent - SHORTEST_HOURS * (plan.places.length - chosen.length - 1);
  const room = roomOn(plan, chosen);
  const isFree = ({ template }: Candidate) =>
    !families.has(template.family) && shortest(template) <= Math.min(left, room);
  const used = (category: string) => chosen.filter(({ template }) => template.category === category).length;
  const wanted = wantedHours(plan, chosen.length);
  const value = ({ template, score }: Candidate) =>
    score -
    DIVERSITY * (likenessTo.get(template) ?? 0) -
    LENGTH_WORTH * Math.max(0, 1 - longest(template, place?.windowHours ?? 0) / wanted);
  const free = candidates.filter(isFree);
  const fresh = free.filter(({ template }) => used(template.category) < atMost);
  const pool = fresh.length > 0 ? fresh : free;
  return pool.reduce<Candidate | undefined>(
    (top, candidate) => (top === undefined || value(candidate) > value(top) ? candidate : top),
    undefined,
  );
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
    before.reduce((sum, { template }) => sum + shortest(template), 0) -
    SHORTEST_HOURS * after.length
  );
}

function shortest({ depth }: Template): number {
  return depth[0]?.hours ?? 0;
}

/** The longest variant that fits the window. */
function longest({ depth }: Template, windowHours: number): number {
  return depth.findLast(({ hours }) => hours <= windowHours)?.hours ?? 0;
}
