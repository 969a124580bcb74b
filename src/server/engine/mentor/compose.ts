import type { Card } from "../playbook/schema.ts";
import { fill, type Words } from "../render.ts";
import { cosine, type Encoder } from "../text/vectors.ts";
import { type MentorFacts, relatedQuest, stageFact } from "./facts.ts";
import type { Facet } from "./follow-up.ts";

const WORD_LIMIT = 350;
const STEPS_SHOWN = 4;

/** The sources of an answer. */
export interface Basis {
  readonly cards: string[];
  readonly profile: string[];
  readonly quests: string[];
}

interface Composed {
  readonly text: string;
  readonly basis: Basis;
}

interface ComposeInput {
  readonly card: Card;
  readonly facet: Facet | null;
  readonly question: string;
  readonly facts: MentorFacts;
  readonly words: Words;
  /** Quest categories that belong to the topic. */
  readonly categories: readonly string[];
  readonly encoder: Encoder;
}

/** Builds an answer from the card's sentences that suit this person and question. */
export function composeAnswer(input: ComposeInput): Composed {
  const { card, facet, facts, words, categories } = input;
  const say = (text: string) => fill(text, words);
  const related = relatedQuest(facts, categories);
  const blocks = [
    ...(facet ? facetBlocks(input, say) : wholeBlocks(input, say)),
    ...(related ? [related] : []),
    ...(card.caution ? [`_${say(card.caution)}_`] : []),
  ];
  return {
    text: withinWords(blocks),
    basis: {
      cards: [card.title],
      profile: [
        "business type",
        "business stage",
        ...(facts.person.businessName ? ["business name"] : []),
        ...(facts.person.business.own.sells || facts.person.business.own.buyers
          ? ["business description"]
          : []),
      ],
      quests: related
        ? facts.open.filter(({ title }) => related.includes(title)).map(({ title }) => title)
        : [],
    },
  };
}

function wholeBlocks(
  { card, facts, question, encoder }: ComposeInput,
  say: (text: string) => string,
): string[] {
  const steps = nearest(card.steps, question, encoder, STEPS_SHOWN);
  return [
    `**${say(card.summary)}**`,
    say(card.principle),
    `${stageFact(facts)} ${say(card.stages[facts.stage])}`,
    say(card.types[facts.person.type]),
    steps.map((step, index) => `${index + 1}. ${say(step)}`).join("\n"),
    `Watch out: ${say(card.pitfall)}`,
  ];
}

function facetBlocks({ card, facet, facts }: ComposeInput, say: (text: string) => string): string[] {
  const ownType = say(card.types[facts.person.type]);
  switch (facet) {
    case "example":
      return [say(card.example), ownType];
    case "cheaper":
      return [say(card.cheaper), ownType];
    case "no-reply":
      return [say(card.noReply), `Watch out: ${say(card.pitfall)}`];
    case "companies":
      return [say(card.companies), `Watch out: ${say(card.pitfall)}`];
    case "pitfall":
      return [`Watch out: ${say(card.pitfall)}`, say(card.noReply)];
    case "why":
      return [say(card.principle), say(card.example)];
    default:
      return [
        card.steps.map((step, index) => `${index + 1}. ${say(step)}`).join("\n"),
        `${stageFact(facts)} ${say(card.stages[facts.stage])}`,
      ];
  }
}

/** The steps most similar to the question, in the card's order. */
function nearest(steps: readonly string[], question: string, encoder: Encoder, count: number): string[] {
  const asked = encoder.encode(question);
  const kept = new Set(
    [...steps]
      .map((step) => ({ step, likeness: cosine(asked, encoder.encode(step)) }))
      .sort((a, b) => b.likeness - a.likeness)
      .slice(0, count)
      .map(({ step }) => step),
  );
  return steps.filter((step) => kept.has(step));
}

/** Keeps whole blocks up to the word limit. */
export function withinWords(blocks: readonly string[]): string {
  const kept: string[] = [];
  let words = 0;
  for (const block of blocks) {
    const length = block.split(/\s+/u).length;
    if (words + length > WORD_LIMIT) continue;
    kept.push(block);
    words += length;
  }
  return kept.join("\n\n");
}
