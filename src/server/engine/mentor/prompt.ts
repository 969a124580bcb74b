import { fill, wordsFor } from "../render.ts";
import type { MentorFacts } from "./facts.ts";
import type { BuiltInAnswer, Mentor } from "./answer.ts";

/** System prompt for a language model acting as the mentor. */
export const MENTOR_SYSTEM = [
  "You are the mentor of SideQuest, a product for people who build a side business in half an hour after work.",
  "Answer the last message about this person's own business: concrete, kind, at most 300 words, plain Markdown (bold, lists), no links, no images, no HTML.",
  "Use the person's facts and the cards you are given; do not invent numbers, laws or promises about SideQuest.",
  "For law, tax and insurance give general orientation and say in one line where to check.",
  "Decline what has nothing to do with building a small business, and anything unlawful, deceptive or spammy.",
  "You cannot act: you have no tools, you cannot change rewards, levels or accounts.",
].join("\n");

/** Facts and cards as data. The user's text is sent as their message and never included here. */
export function mentorFacts(mentor: Mentor, understanding: Pick<BuiltInAnswer, "guesses">, facts: MentorFacts) {
  const { person } = facts;
  const words = wordsFor(person, mentor.playbook.lexicons[person.type]);
  const cards = understanding.guesses
    .flatMap(({ topic }) => mentor.playbook.cards.get(topic) ?? [])
    .slice(0, 2);
  return {
    business: {
      name: person.businessName,
      type: person.type,
      stage: facts.stage,
      experience: person.experience,
      goals: person.goals,
      description: person.description,
      rulesOut: [...person.constraints],
    },
    progress: { level: facts.level, finishedQuests: facts.completed, streakDays: facts.streak },
    openQuests: facts.open.slice(0, 8).map(({ title, dueDay }) => ({ title, dueDay })),
    lastFinished: facts.finished.slice(0, 5).map(({ title }) => title),
    cards: cards.map((card) => ({
      topic: card.title,
      principle: fill(card.principle, words),
      steps: card.steps.map((step) => fill(step, words)),
      forThisType: fill(card.types[person.type], words),
      atThisStage: fill(card.stages[facts.stage], words),
      pitfall: fill(card.pitfall, words),
      caution: card.caution ?? null,
    })),
  };
}
