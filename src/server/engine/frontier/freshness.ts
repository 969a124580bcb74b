import type { BatchContext, Candidate } from "../draft.ts";
import { templateOf } from "../history.ts";
import type { Template } from "../playbook/playbook.ts";
import { answersTold } from "./state-worth.ts";

/** Batches in which a question or a milestone is still fresh in mind. */
const REMEMBERED_BATCHES = { milestone: 4, question: 8 } as const;
/** Quests on one milestone within these batches; a fourth one would only repeat them. */
const MOST_ON_MILESTONE = 3;

/**
 * Whether a quest brings something that the last weeks, and those chosen for this one, did not. What the person told
 * always does.
 */
export function freshnessOf({
  request,
  playbook,
}: Pick<BatchContext, "request" | "playbook">): (
  template: Template,
  chosen?: readonly Candidate[],
) => boolean {
  const onMilestone = new Map<string, number>();
  const asked = new Set<string>();
  for (const quest of request.history.past) {
    const template = templateOf(quest, playbook);
    if (!template) continue;
    if (quest.batchesAgo < REMEMBERED_BATCHES.milestone)
      onMilestone.set(template.milestone, (onMilestone.get(template.milestone) ?? 0) + 1);
    if (template.asks && quest.batchesAgo < REMEMBERED_BATCHES.question) asked.add(template.asks);
  }
  return (template, chosen = []) => {
    if (answersTold(template)) return true;
    const inWeek = chosen.filter(({ template: other }) => other.milestone === template.milestone).length;
    return (
      (onMilestone.get(template.milestone) ?? 0) + inWeek < MOST_ON_MILESTONE &&
      (template.asks === null || !asked.has(template.asks))
    );
  };
}
