import { suggestTools } from "#domain/toolbox/choose-tool.ts";
import type { Plugin } from "../draft.ts";

/** Adds the tools the card will offer, most likely first. */
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
