import type { Plugin } from "../draft.ts";
import { reasonFor } from "../reason.ts";

/** Says on every quest why this person gets it. */
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
