import type { Plugin } from "../draft.ts";
import { cutAtSentence, cutAtWord, DESCRIPTION_LENGTH, TITLE_LENGTH } from "../quest/compose-quest.ts";

/** Limits titles and descriptions to lengths that fit a card. */
export const readability: Plugin = {
  name: "readability",
  enhance: (draft) => {
    const quests = draft.quests.map((quest) => {
      const title = cutAtWord(quest.title, TITLE_LENGTH);
      const description = cutAtSentence(quest.description, DESCRIPTION_LENGTH.max);
      const isSame = title === quest.title && description === quest.description;
      return isSame ? quest : { ...quest, title, description };
    });
    return quests.every((quest, index) => quest === draft.quests[index]) ? draft : { ...draft, quests };
  },
};
