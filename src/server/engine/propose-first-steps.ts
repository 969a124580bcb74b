import { titleKey } from "#domain/quest.ts";
import { FIRST_STEPS, type Stage } from "./first-steps.ts";
import type { ProposedQuest, QuestSource, QuestWish } from "./quest-source.ts";

const STAGES = Object.keys(FIRST_STEPS) as Stage[];

/** The stage's own steps first, then those of the stages after and before it; what was used comes back last. */
export const proposeFirstSteps: QuestSource = async (wish) => {
  const { count, hours } = wish;
  const chosen: ProposedQuest[] = [];
  let left = hours;
  for (const step of inOrderOfUse(fitting(wish), wish.usedTemplates)) {
    if (chosen.length === count) break;
    if (step.estimatedHours > left) continue;
    chosen.push(step);
    left -= step.estimatedHours;
  }
  return chosen;
};

function fitting({ businessStage, neverTemplates, neverTitles }: QuestWish): ProposedQuest[] {
  const own = Math.max(0, (STAGES as (string | null)[]).indexOf(businessStage));
  const byDistance = [...STAGES.keys()].sort((a, b) => Math.abs(a - own) - Math.abs(b - own) || b - a);
  return byDistance
    .flatMap((index) => FIRST_STEPS[STAGES[index] ?? "Idea Stage"])
    .filter(({ templateId, title }) => !neverTemplates.has(templateId) && !neverTitles.has(titleKey(title)));
}

function inOrderOfUse(steps: ProposedQuest[], used: readonly string[]): ProposedQuest[] {
  const lastUse = new Map(used.map((id, index) => [id, index]));
  const fresh = steps.filter(({ templateId }) => !lastUse.has(templateId));
  const again = steps.filter(({ templateId }) => lastUse.has(templateId));
  return [
    ...fresh,
    ...again.sort((a, b) => (lastUse.get(b.templateId) ?? 0) - (lastUse.get(a.templateId) ?? 0)),
  ];
}
