import { describe, titleOf } from "../compose-quest.ts";
import type { Plugin } from "../draft.ts";
import { wordsFor, wordsOfType } from "../render.ts";
import { findModelTextFault } from "../validate.ts";

/** Fills in title and description for this business, or uses a model's texts if they are acceptable. */
export const profileSlots: Plugin = {
  name: "profile slots",
  enhance: (draft, { request: { person, adapted }, playbook }) => {
    if (draft.quests.length === 0) return draft;
    const lexicon = playbook.lexicons[person.type];
    const words = wordsFor(person, lexicon);
    const quests = draft.quests.map((quest) => {
      const text = adapted.get(quest.template.id);
      if (text && findModelTextFault(text, person.constraints) === null) return { ...quest, ...text };
      return {
        ...quest,
        title: titleOf(quest.template, words, wordsOfType(lexicon)),
        description: describe(quest.template, quest.hours, words),
      };
    });
    return { ...draft, quests };
  },
};
