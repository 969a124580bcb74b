import { fill } from "../../render.ts";
import type { Asking } from "../asking.ts";
import type { Hit } from "../bank/find-answers.ts";
import { namedIn } from "../dialogue/take-up.ts";
import type { MentorFacts } from "../facts.ts";
import { NO_BASIS, type Said } from "../said.ts";
import type { Found } from "../search.ts";

const READINGS = 3;

/** The nearest answer in short, and two other readings to tap, for a question that was not clear. */
export function unsure(hits: readonly Hit[], { mentor, facts, heard }: Asking): Said {
  const labels = readingsOf(hits);
  const [nearest] = hits;
  const answer =
    nearest && (mentor.bank.answers.get(nearest.entry.id) ?? mentor.bank.help.get(nearest.entry.id));
  const { person } = facts;
  const start = answer ? fill(firstSentences(answer.answer), person.business.words) : "";
  return {
    kind: "unsure",
    topic: nearest?.entry.topic ?? null,
    text: `I am not sure that I read you right${about(heard.said)}. The nearest I have for ${person.businessName ?? "your business"} is **${labels[0]}**: ${start}\n\nTap what you mean, or say it in other words.`,
    basis: { ...NO_BASIS, cards: labels.slice(0, 1) },
    suggest: null,
    talk: {
      answerId: answer?.id ?? null,
      choices: labels,
      isUnsure: true,
    },
  };
}

/** Asks which topic is meant: three of them hold the right one far more often than three answers do. */
export function askTopic({ topics }: Found, { mentor, facts, heard }: Asking): Said | null {
  const cards = topics.flatMap(({ topic }) => mentor.playbook.cards.get(topic) ?? []).slice(0, READINGS);
  if (cards.length < READINGS) return null;
  const titles = cards.map(({ title }) => title);
  const named = titles.map((title) => `**${title.charAt(0).toLowerCase()}${title.slice(1)}**`);
  return {
    kind: "unsure",
    topic: cards[0]?.topic ?? null,
    text: `I want to be sure that I read you right${about(heard.said)}. For ${facts.person.businessName ?? "your business"}, is this about ${named.slice(0, -1).join(", ")} or ${named.at(-1)}? Tap one, and I answer your question from there; or say it in other words.`,
    basis: NO_BASIS,
    suggest: null,
    talk: {
      choices: titles,
      isUnsure: true,
      open: { kind: "topic", topics: cards.map(({ topic }) => topic) },
    },
  };
}

function about(text: string): string {
  const named = namedIn(text);
  return named ? ` about ${named}` : "";
}

function firstSentences(text: string): string {
  return text
    .split(/(?<=[.!?])\s+/u)
    .slice(0, 2)
    .join(" ");
}

export function readingsOf(hits: readonly Hit[]): string[] {
  return [...new Set(hits.map(({ entry }) => entry.label))].slice(0, READINGS);
}

const INSTRUCTIONS =
  /\b(?:ignore (?:all|everything|your|the|previous)|(?:system|hidden) (?:prompt|rules?|instructions?)|your (?:instructions|rules|prompt)|you are now|pretend (?:to be|you|ur|that)|act as|\[system\]|new policy|say exactly|repeat after me|word for word|no rules|jailbreak|as an? (?:admin\w*|developer)|i(?:'m| am) (?:the|an|your) (?:admin\w*|developer|operator|owner of this)|(?:last|other|another) (?:person|user|member)s? (?:you|who)|(?:answer|reply|respond|speak|talk|write) only (?:with|in|as|like) (?!english|german|spanish|french|portuguese|italian|dutch|polish)|only (?:answer|reply|respond) (?:with|as|like)|(?:award|give|add) (?:me|this user|us) \d+ (?:xp|points))\b/iu;

/** A kind no that leads back to the business. */
export function outside(text: string, facts: MentorFacts): Said {
  const name = facts.person.businessName ?? "your business";
  const no = INSTRUCTIONS.test(text)
    ? "I can't do that: I am only here to help with your business, and I have nothing hidden to show and no power over accounts or points."
    : "I can't help with that one: I only know about building a small business, and I would rather say so than guess.";
  return {
    kind: "out-of-scope",
    topic: null,
    text: `${no} What I can do is help ${name} along: a price, the next customers, a difficult client, your week. What is on your mind there?`,
    basis: NO_BASIS,
    suggest: null,
    talk: { choices: ["What should I do next?", "How am I doing so far?"] },
  };
}

/** Whether a message tries to give the mentor orders about itself. */
export function givesOrders(text: string): boolean {
  return INSTRUCTIONS.test(text);
}
