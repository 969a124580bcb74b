import { EASED_REASONS } from "#domain/review/hard-week.ts";
import type { BatchContext, DraftQuest, Plugin } from "../draft.ts";
import { reasonFor } from "../reason.ts";

/** Adds the reason for this person to every quest. */
export const insightMiner: Plugin = {
  name: "insight miner",
  enhance: (draft, context) => {
    if (draft.quests.length === 0) return draft;
    return {
      ...draft,
      quests: draft.quests.map((quest) => ({
        ...quest,
        reason: [reasonFor(quest, context), easedReason(quest, context)].filter(Boolean).join(" "),
      })),
    };
  },
};

/** Only of a quest that would have been longer. */
function easedReason({ template, hours }: DraftQuest, { request: { easing } }: BatchContext): string {
  return easing && template.sizes.some((size) => size.hours > hours) ? EASED_REASONS[easing] : "";
}
