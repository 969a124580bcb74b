import type { BatchPlan } from "#domain/quests/quest-batch.ts";
import type { DraftQuest, Plugin } from "../draft.ts";
import { shortestHours } from "../frontier/sizes.ts";
import { takesUpWords } from "../frontier/told.ts";

/** Sets the hours of each quest: within its day's window, and all together within the week's range. */
export const timeFit: Plugin = {
  name: "time fit",
  enhance: (draft, { request: { plan, hoursAtMost, opensSmall = false } }) => {
    if (draft.quests.length === 0) return draft;
    const limits = { plan, atMost: hoursAtMost, opensSmall };
    return { ...draft, quests: lengthen(begin(draft.quests, plan), limits) };
  },
};

interface Limits {
  readonly plan: BatchPlan;
  readonly atMost: number;
  /** Whether the first quest stays short if it takes up what was told. */
  readonly opensSmall: boolean;
}

/** Every quest in its shortest form; those that still do not fit are dropped. */
function begin(quests: readonly DraftQuest[], plan: BatchPlan): DraftQuest[] {
  const fitted: DraftQuest[] = [];
  for (const quest of quests) {
    const hours = shortestHours(quest.template);
    if (hasRoom(fitted, quest, hours, plan)) fitted.push({ ...quest, hours });
  }
  return fitted;
}

/** Lengthens quests, best first, up to the week's target: evenly, or one by one if only that reaches it. */
function lengthen(quests: readonly DraftQuest[], limits: Limits): DraftQuest[] {
  const evenly = growEvenly(quests, limits);
  if (total(evenly) >= limits.plan.minHours) return evenly;
  const oneByOne = quests.reduce<DraftQuest[]>(
    (fitted, _, index) => growOne(fitted, index, limits),
    [...quests],
  );
  const longer = total(oneByOne) > total(evenly) ? oneByOne : evenly;
  // Only the opening quest has room left: a full week counts more than a small beginning.
  const isShort = limits.opensSmall && total(longer) < limits.plan.minHours;
  return isShort ? growOne(longer, 0, { ...limits, opensSmall: false }) : longer;
}

function growEvenly(quests: readonly DraftQuest[], limits: Limits): DraftQuest[] {
  let fitted = [...quests];
  for (let isGrowing = true; isGrowing; ) {
    const before = total(fitted);
    for (const index of fitted.keys()) fitted = growStep(fitted, index, limits);
    isGrowing = total(fitted) > before;
  }
  return fitted;
}

function growOne(quests: DraftQuest[], index: number, limits: Limits): DraftQuest[] {
  const next = growStep(quests, index, limits);
  return next === quests ? quests : growOne(next, index, limits);
}

/** The list with this quest one length longer, or the same list if that does not fit. */
function growStep(quests: DraftQuest[], index: number, { plan, atMost, opensSmall }: Limits): DraftQuest[] {
  const quest = quests[index];
  if (opensSmall && index === 0 && quest && takesUpWords(quest.template)) return quests;
  const longer = quest?.template.sizes.find(({ hours }) => hours > quest.hours && hours <= atMost);
  if (!quest || !longer || total(quests) >= plan.minHours) return quests;
  if (!hasRoom(quests, quest, longer.hours - quest.hours, plan)) return quests;
  return quests.with(index, { ...quest, hours: longer.hours });
}

function hasRoom(
  quests: readonly DraftQuest[],
  { place }: DraftQuest,
  more: number,
  plan: BatchPlan,
): boolean {
  const onDay = total(quests.filter((other) => other.place.day === place.day));
  return onDay + more <= place.windowHours && total(quests) + more <= plan.maxHours;
}

function total(quests: readonly DraftQuest[]): number {
  return quests.reduce((sum, { hours }) => sum + hours, 0);
}
