import { suggestTools } from "#domain/toolbox/tools.ts";
import type { Plugin } from "../draft.ts";

/** The tools that the card will offer, the likeliest first. */
export const toolPredictor: Plugin = {
  name: "tool predictor",
  enhance: (draft) => {
    if (draft.quests.length === 0) return draft;
    const quests = draft.quests.map((quest) => ({
      ...quest,
      tools: suggestTools({ ...quest, category: quest.template.category }).map(({ name }) => name),
    }));
    return { ...draft, quests };
  },
};
