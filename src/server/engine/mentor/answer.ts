import type { Engine } from "../draft.ts";
import { fill, wordsFor } from "../render.ts";
import type { Classifier, Guess } from "./classifier.ts";
import { type Basis, composeAnswer, withinWords } from "./compose.ts";
import { type MentorFacts, nextFacts, progressFacts, stageFact } from "./facts.ts";
import type { Facet } from "./follow-up.ts";
import type { HelpDesk } from "./help-desk.ts";
import { findSafetyRule, SAFETY_ANSWERS } from "./safety.ts";
import { TOPIC_CATEGORIES } from "./topic-categories.ts";
import { type Question, type Understanding, understand } from "./understand.ts";

export interface Mentor extends Engine {
  readonly classifier: Classifier;
  readonly helpDesk: HelpDesk;
}

export interface BuiltInAnswer extends Understanding {
  readonly text: string;
  readonly basis: Basis;
  /** Quest categories to suggest from (empty: all); null if a suggestion would be inappropriate. */
  readonly suggestFrom: readonly string[] | null;
}

/** Facets shown by the second and later attempts. */
const OTHER_SIDES: readonly Facet[] = ["example", "steps", "cheaper", "no-reply"];

/** Answers without a language model, from the playbook's cards and the person's facts. */
export function answer(mentor: Mentor, question: Question, facts: MentorFacts): BuiltInAnswer {
  const understood = understand(mentor, question);
  const facet = OTHER_SIDES[question.attempt - 2] ?? understood.facet;
  const understanding = { ...understood, facet };
  return { ...understanding, ...textOf(mentor, question, facts, understanding) };
}

type Text = Pick<BuiltInAnswer, "text" | "basis" | "suggestFrom">;

const NOTHING: Basis = { cards: [], profile: [], quests: [] };

function textOf(mentor: Mentor, question: Question, facts: MentorFacts, understanding: Understanding): Text {
  const { kind, topic } = understanding;
  if (kind === "safety") return fixed(SAFETY_ANSWERS[findSafetyRule(question.text) ?? "harm"]);
  if (kind === "small-talk") return smallTalk(facts);
  if (kind === "out-of-scope" || topic === null) return outOfScope(mentor, facts);
  if (kind === "unsure") return clarify(mentor, understanding.guesses, facts);
  if (topic === "product-help") return fixed(mentor.helpDesk.answer(question.text), ["SideQuest help"]);
  if (topic === "my-progress") return ownRecord(progressFacts(facts), facts);
  return fromCard(mentor, question, facts, understanding, topic);
}

function fromCard(
  mentor: Mentor,
  question: Question,
  facts: MentorFacts,
  { facet }: Understanding,
  topic: string,
): Text {
  const card = mentor.playbook.cards.get(topic);
  if (!card) return outOfScope(mentor, facts);
  const words = wordsFor(facts.person, mentor.playbook.lexicons[facts.person.type]);
  const categories = TOPIC_CATEGORIES[topic] ?? [];
  const composed = composeAnswer({
    card,
    facet,
    question: question.text,
    facts,
    words,
    categories,
    encoder: mentor.encoder,
  });
  if (topic !== "next-step") return { ...composed, suggestFrom: categories };
  return {
    text: withinWords([nextFacts(facts).join(" "), composed.text]),
    basis: { ...composed.basis, quests: facts.open.slice(0, 2).map(({ title }) => title) },
    suggestFrom: facts.open.length === 0 ? [] : null,
  };
}

function clarify(mentor: Mentor, guesses: readonly Guess[], facts: MentorFacts): Text {
  const words = wordsFor(facts.person, mentor.playbook.lexicons[facts.person.type]);
  const cards = guesses.flatMap(({ topic }) => mentor.playbook.cards.get(topic) ?? []).slice(0, 2);
  const lines = cards.map((card) => `- **${card.title}**: ${fill(card.summary, words)}`);
  return {
    text: withinWords([
      "I see two ways to read this.",
      lines.join("\n"),
      `Which of the two do you mean${facts.person.businessName ? ` for ${facts.person.businessName}` : ""}?`,
    ]),
    basis: { ...NOTHING, cards: cards.map(({ title }) => title) },
    suggestFrom: null,
  };
}

function outOfScope(mentor: Mentor, facts: MentorFacts): Text {
  const titles = ["validation", "pricing", "first-customers", "website", "cash-flow", "time"].flatMap(
    (topic) => mentor.playbook.cards.get(topic)?.title ?? [],
  );
  return {
    text: withinWords([
      "That is outside of what I can help with, or I did not understand it.",
      `I can talk about building ${facts.person.businessName ?? "your business"}: ${titles.join(", ").toLowerCase()} and about forty more topics. Try it in other words, or ask what to do next.`,
    ]),
    basis: NOTHING,
    suggestFrom: null,
  };
}

function smallTalk(facts: MentorFacts): Text {
  return ownRecord(
    ["Good to see you.", stageFact(facts), ...nextFacts(facts).slice(0, 1), "What is on your mind?"],
    facts,
  );
}

function ownRecord(sentences: readonly string[], facts: MentorFacts): Text {
  return {
    text: sentences.join(" "),
    basis: {
      cards: [],
      profile: ["business stage", "level and XP", "streak"],
      quests: facts.open.slice(0, 2).map(({ title }) => title),
    },
    suggestFrom: null,
  };
}

function fixed(text: string, cards: string[] = []): Text {
  return { text, basis: { ...NOTHING, cards }, suggestFrom: null };
}
