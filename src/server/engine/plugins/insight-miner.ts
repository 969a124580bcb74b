import type { Plugin } from "../draft.ts";
import { reasonFor } from "../reason.ts";

/** Adds the reason for this person to every quest. */
export const insightMiner: Plugin = {
  name: "insight miner",
  enhance: (draft, context) => {
    if (draft.quests.length === 0) return draft;
    return {
      ...draft,
      quests: draft.quests.map((quest) => ({ ...quest, reason: reasonFor(quest, context) })),
    };
  },
};
