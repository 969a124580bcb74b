import { wordsFor } from "../render.ts";
import { stemsOf } from "../text/tokens.ts";
import { type Asking, lastAnswer } from "./asking.ts";
import type { BankAnswer } from "./bank/entry.ts";
import type { Hit } from "./bank/find-answers.ts";
import { listedIn, pickListed } from "./dialogue/listed.ts";
import { findMove, type Move, pointsBack } from "./dialogue/moves.ts";
import { reflected } from "./dialogue/reflect.ts";
import { askedLast, type Turn } from "./dialogue/turns.ts";
import { bankSaid, fromBank } from "./from-bank.ts";
import type { Said } from "./said.ts";
import { longAnswer } from "./say/long-answer.ts";
import { firstSentence, type Part } from "./say/say-answer.ts";
import { search } from "./search.ts";
import { TOPIC_CATEGORIES } from "./topic-categories.ts";

/** A message that goes on from what was said; null if it stands for itself. */
export function followUp(asking: Asking): Said | null {
  if (asking.turns.length === 0) return null;
  const move = findMove(asking.heard.plain);
  if (move) return (MOVES[move] ?? goOn)(asking) ?? goOn(asking);
  return pointsBack(asking.heard.plain) ? goOn(asking) : null;
}

const MOVES: Partial<Record<Move, (asking: Asking) => Said | null>> = {
  correction: corrected,
  tried: (asking) => sayParts(asking, ["other"]),
  simpler: (asking) => sayParts(asking, ["short"], "In plain words:"),
  shorter: (asking) => sayParts(asking, ["short"], "In short:"),
  more: (asking) => sayCard(asking) ?? sayParts(asking, ["example", "why", "other"]),
  example: (asking) => sayParts(asking, ["example", "other"]),
  wording: (asking) => sayParts(asking, ["example"]),
  why: (asking) => sayParts(asking, ["why", "example"]),
  "what-first": (asking) => sayParts(asking, ["first"]),
  which: chosen,
  ordinal: picked,
  yes: (asking) => answeredMentor(asking, "Good, then build on that."),
  no: (asking) => answeredMentor(asking, "Then begin there."),
  return: returned,
  recall: recalled,
  "make-quest": madeQuest,
};

/** What was asked before this message. */
function promptBefore({ turns }: Asking): string {
  return turns.at(-1)?.prompt ?? "";
}

/** The turn before this message, to read it with. */
function before(asking: Asking, turn = asking.turns.at(-1)) {
  return {
    text: `${turn?.prompt ?? ""} ${firstSentence(turn?.answer ?? "")}`,
    topic: turn?.talk?.topic ?? null,
  };
}

/** A short turn, read together with the one before it. */
function goOn(asking: Asking): Said {
  const found = search(asking.mentor, asking.facts, asking.heard.plain, { before: before(asking) });
  return fromBank(asking, { ...found, outside: 0 });
}

function firstUnsaid({ mentor, said }: Asking, hits: readonly Hit[]): BankAnswer | undefined {
  return hits.flatMap(({ entry }) => mentor.bank.answers.get(entry.id) ?? []).find(({ id }) => !said.has(id));
}

/** The first of these parts of the last answer that was not said yet. */
function sayParts(asking: Asking, parts: readonly Part[], opening?: string): Said | null {
  const entry = lastAnswer(asking);
  const part = parts.find((one) => one === "short" || !asking.said.has(`${entry?.id}/${one}`));
  if (!entry || !part) return null;
  return bankSaid(asking, entry, part, {
    opening: opening ?? (part === "other" ? reflected(asking.heard.said) : null),
  });
}

/** The long answer to the topic, once. */
function sayCard({ mentor, facts, last, said }: Asking): Said | null {
  const card = last.topic ? mentor.playbook.cards.get(last.topic) : undefined;
  const id = `card-${last.topic}`;
  if (!card || said.has(id)) return null;
  const { person, stage } = facts;
  const words = wordsFor(person, mentor.playbook.lexicons[person.type]);
  return {
    kind: "answer",
    topic: card.topic,
    text: longAnswer(card, words, stage, person.type),
    after: card.caution ? [`_${card.caution}_`] : [],
    basis: { cards: [card.title], profile: ["business type", "business stage"], quests: [] },
    suggest: { kind: "new", categories: TOPIC_CATEGORIES[card.topic] ?? [] },
    talk: {
      answerId: last.answerId,
      topic: card.topic,
      said: [id],
      choices: ["Show me an example", "Make that a quest"],
    },
  };
}

/** "No, I meant …": what follows counts, read with the first question, and the first answer is not said again. */
function corrected(asking: Asking): Said {
  const meant = asking.heard.plain.replace(
    /^.*?\b(?:i|we) (?:meant?|was (?:asking|talking)|should have said|am (?:asking|talking))(?: that| about| for)?\b|^(?:no|nope|wait|sorry)[,.! ]*/iu,
    "",
  );
  const found = search(asking.mentor, asking.facts, meant || asking.heard.plain, { before: before(asking) });
  return fromBank(asking, { ...found, outside: 0 });
}

/** An answer to the mentor's own question: it is read together with that question. */
function answeredMentor(asking: Asking, opening: string): Said | null {
  const asked = askedLast(asking.turns);
  if (!asked) return null;
  const text = `${promptBefore(asking)} ${asked} ${asking.heard.plain}`;
  const { hits } = search(asking.mentor, asking.facts, text);
  const best = firstUnsaid(asking, hits);
  return best ? bankSaid(asking, best, "answer", { opening: reflected(asking.heard.said) ?? opening }) : null;
}

/** "Which one would you pick?" */
function chosen(asking: Asking): Said | null {
  const listed = listedIn(asking.turns.at(-1)?.answer ?? "");
  const [first] = listed;
  const entry = lastAnswer(asking);
  if (!first || !entry) return null;
  return bankSaid(asking, entry, "why", {
    opening: `I would take this first: ${first.charAt(0).toLowerCase()}${first.slice(1)}.`,
  });
}

/** "The second one, how?" */
function picked(asking: Asking): Said | null {
  const item = pickListed(asking.heard.plain, listedIn(asking.turns.at(-1)?.answer ?? ""));
  if (!item) return null;
  const found = search(asking.mentor, asking.facts, `${item} ${asking.heard.plain}`, {
    before: before(asking),
  });
  const best = firstUnsaid(asking, found.hits);
  return best ? bankSaid(asking, best, "answer", { opening: `On “${item}”:` }) : null;
}

/** The earlier turn that shares most with this message. */
function turnMeant({ turns, heard }: Asking): Turn | undefined {
  const words = new Set(stemsOf(heard.plain));
  const shared = ({ prompt, answer }: Turn) =>
    2 * stemsOf(prompt).filter((stem) => words.has(stem)).length +
    stemsOf(answer ?? "").filter((stem) => words.has(stem)).length * 0.2;
  return [...turns].sort((a, b) => shared(b) - shared(a))[0];
}

/** "Back to the labels": that turn's question comes before this one. */
function returned(asking: Asking): Said {
  const turn = turnMeant(asking);
  const found = search(asking.mentor, asking.facts, asking.heard.plain, { before: before(asking, turn) });
  return fromBank(asking, { ...found, outside: 0 });
}

/** "What did you say about …?" */
function recalled(asking: Asking): Said | null {
  const turn = turnMeant(asking);
  const entry = turn?.talk?.answerId ? asking.mentor.bank.answers.get(turn.talk.answerId) : undefined;
  if (!turn?.answer || !entry) return null;
  return bankSaid(asking, entry, "short", {
    opening: `You asked: “${firstSentence(turn.prompt)}” What I said:`,
  });
}

function madeQuest(asking: Asking): Said | null {
  const entry = lastAnswer(asking);
  const about = entry ? `${entry.label} ${entry.step}` : promptBefore(asking);
  return {
    kind: "own",
    topic: asking.last.topic,
    text: `Here it is as a quest: add it, and it stands on your board with its steps. Start with the first one; the rest follows from what you ${entry ? `learn about “${entry.label.toLowerCase()}”` : "asked about"}.`,
    basis: { cards: entry ? [entry.label] : [], profile: [], quests: [] },
    suggest: { kind: "new", categories: [], milestone: entry?.leads, about, isWanted: true },
    talk: { answerId: asking.last.answerId, topic: asking.last.topic },
  };
}
