import type { BatchPlan } from "#domain/quests/quest-batch.ts";
import type { DraftQuest, Plugin } from "../draft.ts";
import { shortestHours } from "../frontier/sizes.ts";

/** Sets the hours of each quest: within its day's window, and all together within the week's range. */
export const timeFit: Plugin = {
  name: "time fit",
  enhance: (draft, { request: { plan, hoursAtMost } }) => {
    if (draft.quests.length === 0) return draft;
    return { ...draft, quests: lengthen(begin(draft.quests, plan), plan, hoursAtMost) };
  },
};

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
function lengthen(quests: readonly DraftQuest[], plan: BatchPlan, atMost: number): DraftQuest[] {
  const evenly = growEvenly(quests, plan, atMost);
  if (total(evenly) >= plan.minHours) return evenly;
  const oneByOne = quests.reduce<DraftQuest[]>(
    (fitted, _, index) => growOne(fitted, index, plan, atMost),
    [...quests],
  );
  return total(oneByOne) > total(evenly) ? oneByOne : evenly;
}

function growEvenly(quests: readonly DraftQuest[], plan: BatchPlan, atMost: number): DraftQuest[] {
  let fitted = [...quests];
  for (let isGrowing = true; isGrowing; ) {
    const before = total(fitted);
    for (const index of fitted.keys()) fitted = growStep(fitted, index, plan, atMost);
    isGrowing = total(fitted) > before;
  }
  return fitted;
}

function growOne(quests: DraftQuest[], index: number, plan: BatchPlan, atMost: number): DraftQuest[] {
  const next = growStep(quests, index, plan, atMost);
  return next === quests ? quests : growOne(next, index, plan, atMost);
}

/** The list with this quest one length longer, or the same list if that does not fit. */
function growStep(quests: DraftQuest[], index: number, plan: BatchPlan, atMost: number): DraftQuest[] {
  const quest = quests[index];
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
