import { NO_PHRASES } from "../business/read-phrases.ts";
import { questWords } from "../business/words.ts";
import type { Plugin } from "../draft.ts";
import { sizeAt } from "../frontier/sizes.ts";
import { describe, titleOf } from "../quest/compose-quest.ts";
import { findModelTextFault } from "../quest/validate.ts";

/** Fills in title and description for this business, or uses a model's texts if they are acceptable. */
export const profileSlots: Plugin = {
  name: "profile slots",
  enhance: (draft, { request: { person, adapted } }) => {
    if (draft.quests.length === 0) return draft;
    const { words, way } = person.business;
    const general = questWords(way.slots, null, NO_PHRASES, null);
    const quests = draft.quests.map((quest) => {
      const text = adapted.get(quest.template.id);
      if (text && findModelTextFault(text, person.constraints) === null) return { ...quest, ...text };
      const size = sizeAt(quest.template, quest.hours);
      return {
        ...quest,
        title: titleOf(quest.template, size, words, general),
        description: describe(quest.template, size, words),
      };
    });
    return { ...draft, quests };
  },
};
