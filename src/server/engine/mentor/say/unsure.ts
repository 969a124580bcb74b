import { fill, wordsFor } from "../../quest/render.ts";
import type { Asking } from "../asking.ts";
import type { Hit } from "../bank/find-answers.ts";
import type { MentorFacts } from "../facts.ts";
import { isForeignMatter } from "../reading/foreign.ts";
import { namedIn } from "../reading/take-up.ts";
import { NO_BASIS, type Said } from "../said.ts";
import type { Found } from "../search.ts";
import { AT_STAKE } from "../stakes/at-stake.ts";
import { lowerFirst } from "./say-answer.ts";

const READINGS = 3;

/**
 * The gist of the likeliest topic with a first step, for a question that no stored answer fits: the topic is right far
 * more often than the nearest answer would be. Other topics can be tapped.
 */
export function fromTopicCard(
  { topics }: Found,
  { mentor, facts, heard }: Asking,
  hits: readonly Hit[],
): Said | null {
  const likely = new Set([
    ...hits.slice(0, 1).map(({ entry }) => entry.topic),
    ...topics.map(({ topic }) => topic),
  ]);
  const cards = [...likely].flatMap((topic) => mentor.playbook.cards.get(topic) ?? []).slice(0, READINGS);
  const [card] = cards;
  if (!card || cards.length < READINGS) return null;
  const named = namedIn(heard.said);
  const { person } = facts;
  const words = wordsFor(person, mentor.playbook.lexicons[person.type]);
  const say = (text: string) => fill(text, words);
  const near = readingsOf(hits.filter(({ entry }) => entry.topic === card.topic)).slice(0, 1);
  return {
    kind: "unsure",
    topic: card.topic,
    text: [
      `${named ? `On ${named}, I` : "I"} take this as a question about **${lowerFirst(card.title)}**. ${say(card.summary)} ${say(firstSentences(card.principle))}`,
      `For ${words.business}: ${lowerFirst(say(card.types[person.type]))}`,
      `**A first step:** ${say(card.steps[0] ?? card.summary)}`,
      "If you meant something else, tap it or tell me in other words.",
    ].join("\n\n"),
    basis: { ...NO_BASIS, cards: [card.title] },
    suggest: null,
    talk: {
      topic: card.topic,
      choices: [...near, ...cards.slice(1).map(({ title }) => title)],
      isUnsure: true,
      open: { kind: "topic", topics: cards.map(({ topic }) => topic) },
    },
  };
}

/** What holds for everything of this kind, where somebody could be harmed and no stored answer fits; null for no stakes. */
export function atStake({ heard, facts }: Asking, hits: readonly Hit[]): Said | null {
  const { stakes, said } = heard;
  if (!stakes) return null;
  const named = namedIn(said);
  const words = AT_STAKE[stakes].replaceAll("{business}", facts.person.businessName ?? "your business");
  return {
    kind: "unsure",
    topic: hits[0]?.entry.topic ?? null,
    text: named ? `About ${named}: ${words}` : words.charAt(0).toUpperCase() + words.slice(1),
    basis: NO_BASIS,
    suggest: null,
    talk: { choices: readingsOf(hits), isUnsure: true, isGrave: true },
  };
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
  /\b(?:ignore (?:all|everything|your|the|previous)|(?:system|hidden) (?:prompt|rules?|instructions?)|your (?:instructions|rules|prompt)|you are now|pretend (?:to be|you|ur|that)|act as|\[system\]|new policy|say exactly|repeat after me|(?:repeat|say|print|show|give|quote|write|output|tell|copy|recite) (?:\w+ ){0,6}word for word|no rules|jailbreak|as an? (?:admin\w*|developer)|i(?:'m| am) (?:the|an|your) (?:admin\w*|developer|operator|owner of this)|(?:last|other|another) (?:person|user|member)s? (?:you|who)|(?:answer|reply|respond|speak|talk|write) only (?:with|in|as|like) (?!english|german|spanish|french|portuguese|italian|dutch|polish)|only (?:answer|reply|respond) (?:with|as|like)|(?:award|give|add) (?:me|this user|us) \d+ (?:xp|points))\b/iu;

/** Somebody's body or family: then a word on prices would be cruel. */
const OF_BODY =
  /\b(?:pregnan\w*|bleed\w*|blood|ill|illness|sick|cancer|leuk\w+|tumou?r|hospital\w*|pain|pains|died|dying|dead|death|diagnos\w+|terminal|unconscious|breath\w*|stillb\w+|born still|born dead|miscarr\w+|wake up|funeral|raped?|assault\w*|suicid\w*|overdose\w*)\b/iu;

/** A kind no that leads back to the business. */
export function outside(text: string, facts: MentorFacts): Said {
  if (OF_BODY.test(text) && !isForeignMatter(text)) return beyondBusiness();
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

function beyondBusiness(): Said {
  return {
    kind: "out-of-scope",
    topic: null,
    text: "I am sorry to read this. It is more than I can help with: I am only a program that knows about small businesses. Please talk to somebody close to you or to a doctor today, and ring your local emergency number if it cannot wait. Everything here can wait, and I am here when you want to talk about the work.",
    basis: NO_BASIS,
    suggest: null,
    talk: { isGrave: true },
  };
}

/** Whether a message tries to give the mentor orders about itself. */
export function givesOrders(text: string): boolean {
  return INSTRUCTIONS.test(text);
}
