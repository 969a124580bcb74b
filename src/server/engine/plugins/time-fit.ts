import type { BatchPlan } from "#domain/quests/quest-batch.ts";
import type { DraftQuest, Plugin } from "../draft.ts";

/** Gives each quest its hours: inside its day's window, and all of them together inside the week's band. */
export const timeFit: Plugin = {
  name: "time fit",
  enhance: (draft, { request: { plan } }) => {
    if (draft.quests.length === 0) return draft;
    return { ...draft, quests: lengthen(begin(draft.quests, plan), plan) };
  },
};

/** Every quest as short as it can be; what does not even fit so is left out. */
function begin(quests: readonly DraftQuest[], plan: BatchPlan): DraftQuest[] {
  const fitted: DraftQuest[] = [];
  for (const quest of quests) {
    const hours = quest.template.depth[0]?.hours ?? 0;
    if (hasRoom(fitted, quest, hours, plan)) fitted.push({ ...quest, hours });
  }
  return fitted;
}

/** The best ones first until the week is as full as wanted: evenly, or one after the other where only that fills it. */
function lengthen(quests: readonly DraftQuest[], plan: BatchPlan): DraftQuest[] {
  const evenly = growEvenly(quests, plan);
  if (total(evenly) >= plan.minHours) return evenly;
  const withJobLease = quests.reduce<DraftQuest[]>(
    (fitted, _, index) => growOne(fitted, index, plan),
    [...quests],
  );
  return total(withJobLease) > total(evenly) ? withJobLease : evenly;
}

function growEvenly(quests: readonly DraftQuest[], plan: BatchPlan): DraftQuest[] {
  let fitted = [...quests];
  for (let isGrowing = true; isGrowing; ) {
    const before = total(fitted);
    for (const index of fitted.keys()) fitted = growStep(fitted, index, plan);
    isGrowing = total(fitted) > before;
  }
  return fitted;
}

function growOne(quests: DraftQuest[], index: number, plan: BatchPlan): DraftQuest[] {
  const next = growStep(quests, index, plan);
  return next === quests ? quests : growOne(next, index, plan);
}

/** The same list with this quest in its next length, or the very same one where that is too much. */
function growStep(quests: DraftQuest[], index: number, plan: BatchPlan): DraftQuest[] {
  const quest = quests[index];
  const longer = quest?.template.depth.find(({ hours }) => hours > quest.hours);
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
