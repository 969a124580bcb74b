import { FACT_LABELS } from "#domain/business/fact-labels.ts";
import { openMilestones } from "#domain/business/way.ts";
import { readQuestText } from "#domain/quests/quest-text.ts";
import { fill } from "../quest/render.ts";
import type { BuiltInAnswer, Question } from "./answer.ts";
import type { BankAnswer } from "./bank/entry.ts";
import { threadOf } from "./dialogue/thread.ts";
import type { MentorFacts } from "./facts.ts";
import { hear } from "./hear.ts";
import type { Mentor } from "./mentor.ts";
import { search } from "./search.ts";

/** System prompt for a language model acting as the mentor. */
export const MENTOR_SYSTEM = [
  "You are the mentor of SideQuest, a product for people who build a side business in half an hour after work.",
  "Answer the last message about this person's own business, in the language of that message: the first sentence answers, then what decides it, then one next step for this week. 40 to 120 words unless more is asked for, 300 at most. Plain Markdown (bold, lists), no links, no images, no HTML.",
  "Use the facts, the path and the open quests you are given, and the stored answers where they fit the question; ignore stored answers that do not. Reckon with the numbers that were given and show the sum. Do not repeat what you said before. Do not invent numbers, laws or promises about SideQuest.",
  "For law, tax, health and insurance give general orientation and say in one line where to check.",
  "Decline what has nothing to do with building a small business, and anything unlawful, deceptive or spammy.",
  "You cannot act: you have no tools, you cannot change rewards, levels or accounts.",
].join("\n");

const STORED_ANSWERS = 3;
const OPEN_QUESTS = 8;
const MILESTONES_AHEAD = 3;

/** What the model is told, as data. The person's text is sent as their message and never included here. */
export function mentorFacts(
  mentor: Mentor,
  question: Question,
  { talk }: Pick<BuiltInAnswer, "talk">,
  facts: MentorFacts,
  today: string,
) {
  const { person, stage } = facts;
  const { way, knowledge, words } = person.business;
  return {
    today,
    business: {
      name: person.businessName,
      kind: way.name,
      type: person.type,
      stage,
      experience: person.experience,
      goals: person.goals,
      description: person.description,
      sells: words["offer.many"],
      customers: words.customers,
      rulesOut: [...person.constraints],
      isTrue: [...knowledge.yes].map((fact) => FACT_LABELS[fact]),
      isNotTrue: [...knowledge.no].map((fact) => FACT_LABELS[fact]),
      salesReported: knowledge.sales.total,
    },
    path: openMilestones(way.milestones, { knowledge, stage })
      .slice(0, MILESTONES_AHEAD)
      .map(({ title }) => fill(title, words)),
    progress: { level: facts.level, finishedQuests: facts.completed, streakDays: facts.streak },
    openQuests: facts.open.slice(0, OPEN_QUESTS).map(({ id, title, description, dueDay, reason }) => ({
      title,
      dueDay,
      reason,
      steps: readQuestText(description).steps,
      isOpenOnScreen: id === question.questId,
    })),
    lastFinished: facts.finished.slice(0, 5).map(({ title }) => title),
    talkedAbout: talk.topic,
    storedAnswers: storedAnswers(mentor, question, facts).map(({ label, answer, step, depends }) => ({
      question: label,
      answer: fill(answer, words),
      nextStep: fill(step, words),
      dependsOn: depends ?? null,
    })),
  };
}

/** Stored answers to the question as it stands in the talk: a follow-up is read with the turn before it. */
function storedAnswers(mentor: Mentor, { text, turns }: Question, facts: MentorFacts): BankAnswer[] {
  const thread = threadOf(mentor.classifier, turns);
  const before = thread ? { text: turns.at(-1)?.prompt ?? "", topics: thread.topics } : undefined;
  return search(mentor, facts, hear(text, mentor.glossary, mentor.spell).plain, { before })
    .hits.flatMap(({ entry }) => mentor.bank.answers.get(entry.id) ?? [])
    .slice(0, STORED_ANSWERS);
}
