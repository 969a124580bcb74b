import { wordsFor } from "../quest/render.ts";
import { stemsOf } from "../text/tokens.ts";
import { type Asking, lastAnswer } from "./asking.ts";
import type { BankAnswer, Part } from "./bank/entry.ts";
import { doubtOfNumber } from "./dialogue/doubt-of-number.ts";
import { howLong } from "./dialogue/how-long.ts";
import { itemsIn, listIn, optionsIn, pickItem } from "./dialogue/items.ts";
import { leaveOut, meantIn } from "./dialogue/meant.ts";
import { findMove, type Move } from "./dialogue/moves.ts";
import { termAsked } from "./dialogue/terms.ts";
import { threadOf } from "./dialogue/thread.ts";
import { askedLast } from "./dialogue/turns.ts";
import { recalled, returned } from "./earlier-turn.ts";
import { bankSaid } from "./from-bank.ts";
import { takeUp } from "./reading/take-up.ts";
import type { Said } from "./said.ts";
import { longAnswer } from "./say/long-answer.ts";
import { firstSentence, lowerFirst } from "./say/say-answer.ts";
import { search } from "./search.ts";
import { isGrave } from "./stakes/grave.ts";
import { TOPIC_CATEGORIES } from "./topic-categories.ts";
import { goOn, openingFor, wordsForOther } from "./within-thread.ts";

/** A message that goes on from what was said; null if it stands for itself. */
export function followUp(asking: Asking): Said | null {
  if (asking.turns.length === 0) return null;
  // Where health, law or money is at stake, nobody should hear that fewer will do.
  const doubt = asking.thread && !asking.heard.stakes ? doubtOfNumber(asking.heard.plain) : null;
  if (doubt) return goOn(asking, { opening: doubt });
  const asked = termAsked(asking.heard.plain);
  if (asked && asking.thread) return goOn(asking, { text: asked.term, opening: asked.meaning });
  const move = asking.heard.feeling === "distress" ? null : findMove(asking.heard.plain);
  if (move && (asking.thread || LOOKS_BACK.has(move)))
    return MOVES[move]?.(asking) ?? goOn(asking, saysMuch(asking) ? {} : { text: lastPrompts(asking) });
  return asking.thread ? goOn(asking) : null;
}

/** Lead to an earlier matter even if they name another than the last one. */
const LOOKS_BACK: ReadonlySet<Move> = new Set(["return", "recall", "make-quest"]);

const MOVES: Partial<Record<Move, (asking: Asking) => Said | null>> = {
  correction: corrected,
  tried: triedThat,
  rejected: (asking) => sayPart(asking, ["other"]),
  simpler: (asking) => picked(asking, "short") ?? simpler(asking),
  shorter: (asking) => picked(asking, "short") ?? sayPart(asking, [shortIn(asking)], "In short:"),
  more: (asking) => sayCard(asking) ?? sayPart(asking, ["example", "why", "other"]),
  example: (asking) => sayPart(asking, ["example", "other"]),
  wording: (asking) => picked(asking, "wording") ?? wordsForOther(asking) ?? sayPart(asking, ["wording"]),
  "how-long": (asking) => (isInTrouble(asking) ? null : stepOf(asking, howLong(asking.last.topic))),
  refused: (asking) => ofRefusal(asking) ?? sayPart(asking, ["other"], onNo(asking)),
  why: (asking) => (saysMuch(asking) ? null : sayPart(asking, ["why", "example"])),
  "what-first": (asking) => stepOf(asking, "First this one thing:"),
  which: chosen,
  ordinal: (asking) => picked(asking, "answer"),
  yes: (asking) => answeredMentor(asking, GOOD),
  no: (asking) => answeredMentor(asking, THEN),
  return: returned,
  recall: recalled,
  "make-quest": madeQuest,
};

/** Then no usual time and no usual no is of use. */
const isInTrouble = (asking: Asking) => isGrave(asking, lastAnswer(asking));

const MUCH = 3;

/** Whether a message names something beyond the move it makes. */
function saysMuch({ heard }: Asking): boolean {
  return stemsOf(heard.plain).length >= MUCH;
}

/** A message that names nothing is about what was asked before it. */
function lastPrompts({ thread, heard }: Asking): string {
  return [...(thread?.turns ?? []).slice(-2).map(({ prompt }) => prompt), heard.plain].join(" ");
}

/** The first of these parts of the last answer that was not said yet. */
function sayPart(asking: Asking, parts: readonly Part[], opening?: string): Said | null {
  const entry = lastAnswer(asking);
  const part = parts.find((one) => /short$/u.test(one) || !asking.said.has(`${entry?.id}/${one}`));
  if (!entry || !part) return null;
  return bankSaid(asking, entry, part, {
    opening: opening ?? (part === "other" ? openingFor(asking, entry) : null),
  });
}

/** Asked for a second time, an example says more than the same words. */
function simpler(asking: Asking): Said | null {
  const isRepeat = asking.said.has(`${asking.last.answerId}/short`);
  return isRepeat
    ? sayPart(asking, ["example", "short"])
    : sayPart(asking, [shortIn(asking)], "In plain words:");
}

/** Was the second way said last? Then that is meant, and the step of the first one would lead back. */
function isOnSecondWay({ last }: Asking): boolean {
  return /\/other(?:-short)?$/u.test(last.said[0] ?? "");
}

function shortIn(asking: Asking): Part {
  return isOnSecondWay(asking) ? "other-short" : "short";
}

function stepOf(asking: Asking, opening: string): Said | null {
  return isOnSecondWay(asking)
    ? sayPart(asking, ["other-short"], opening)
    : sayPart(asking, ["first"], opening.endsWith(":") ? undefined : opening);
}

const SILENCE =
  /\b(?:ignor|nothing\b)|(?:\b(?:not|never|no|nobody|no one)|n'?t)\b[^.?!]{0,16}\b(?:answer|repl|respond|react|write back)/iu;
/** Where somebody owes something, a no is no end. */
const OWED: ReadonlySet<string> = new Set(["payments", "contracts", "support"]);

const OF_REFUSAL = /\b(?:refuse|refuses|said no|says? no|silence|silent|declined?|no answer)\b/iu;

/** An answer of the same topic that was written for a no. */
function ofRefusal(asking: Asking): Said | null {
  const { mentor, facts, heard, last, said } = asking;
  const asked = lastAnswer(asking)?.label;
  if (!asked || !last.topic) return null;
  const found = search(mentor, facts, `${heard.plain} they refuse: ${asked}`, { topic: last.topic })
    .hits.slice(0, NEAREST)
    .flatMap(({ entry }) => mentor.bank.answers.get(entry.id) ?? [])
    .find(({ id, label }) => !said.has(id) && OF_REFUSAL.test(label));
  return found ? bankSaid(asking, found, "answer", { opening: null }) : null;
}

const NEAREST = 3;

/** How to take a no, before the second way. */
function onNo(asking: Asking): string | undefined {
  const { heard, last } = asking;
  if (isInTrouble(asking)) return undefined;
  if (OWED.has(last.topic ?? "")) return "Then stay friendly and firm.";
  return SILENCE.test(heard.plain)
    ? "Silence is rarely a no: ask once more after five days, with a question that a word can answer."
    : "Then do not press: thank them, and ask what would have to be different.";
}

const TRIED =
  /\b(?:i|we|have|already|just|tried|did|done|exactly|that|it|this|twice|both|still|nothing|no|luck|other|another|way|idea|something|else)\b/giu;

/** Another way. What went wrong decides which, if it was told. */
function triedThat(asking: Asking): Said | null {
  const told = stemsOf(asking.heard.plain.replaceAll(TRIED, " ")).length;
  if (told < MUCH) return sayPart(asking, ["other"]);
  const thing = stemsOf(THING_TRIED.exec(asking.heard.plain)?.[1] ?? "");
  const isOfThing = ({ label }: BankAnswer) => stemsOf(label).some((stem) => thing.includes(stem));
  return goOn(asking, { partFor: (answer) => (isOfThing(answer) ? "other" : "answer") });
}

const THING_TRIED =
  /\b(?:tried|put up|put|posted|sent|handed out|did|used|ran)\s(?!that|it|this|both|everything)(?:already |out |with |a |an |the |some |my )*([^,.;!?]{3,40}?)(?=\s(?:already|but|and|got|nobody|nothing|last|for|at|in|on)\b|[,.;!?]|$)/iu;

/** The long answer to the topic, once. */
function sayCard(asking: Asking): Said | null {
  const { mentor, facts, last, said } = asking;
  const card = last.topic ? mentor.playbook.cards.get(last.topic) : undefined;
  const id = `card-${last.topic}`;
  if (!card || said.has(id)) return null;
  const isGraveNow = isInTrouble(asking);
  const { person, stage } = facts;
  const words = wordsFor(person, mentor.playbook.lexicons[person.type]);
  return {
    kind: "answer",
    topic: card.topic,
    text: longAnswer(card, words, stage, person.type),
    after: card.caution ? [`_${card.caution}_`] : [],
    basis: { cards: [card.title], profile: ["business type", "business stage"], quests: [] },
    suggest: isGraveNow ? null : { kind: "new", categories: TOPIC_CATEGORIES[card.topic] ?? [] },
    talk: {
      answerId: last.answerId,
      topic: card.topic,
      said: [id],
      choices: ["Show me an example", isGraveNow ? "Why is that?" : "Make that a quest"],
      isGrave: isGraveNow,
    },
  };
}

/** "No, I meant …": what follows counts, read with the first question; how that was taken before does not. */
function corrected(asking: Asking): Said {
  const { mentor, heard, thread } = asking;
  const last = thread?.turns.at(-1);
  const meant = meantIn(heard.plain);
  const asked = leaveOut(last?.prompt ?? "", meant.without);
  if (ASKS_ANEW.test(meant.text) && stemsOf(meant.text).length > 1)
    return goOn(asking, { text: meant.text, thread: null });
  const isShort = stemsOf(meant.text).length < FULL_CORRECTION;
  return goOn(asking, {
    text: isShort ? `${asked} ${meant.text}` : meant.text || heard.plain,
    opening: takeUp(meant.text),
    thread: last ? threadOf(mentor.classifier, [{ prompt: asked, answer: null, talk: null }]) : null,
  });
}

/** "Sorry, buy. Where do I buy?": a whole question, which needs nothing from before. */
const ASKS_ANEW = /(?:^|[.!;] )(?:how|what|where|when|who|which) \p{L}+ \p{L}+/iu;

/** A correction of this many words says all that is asked. */
const FULL_CORRECTION = 8;

const OFFERS_QUEST = /\b(?:quest|task|board|list)\b/iu;

/** What is offered is what a yes wants; the question before may name what was advised against. */
const OFFERS = /\b(?:shall i|do you want|would you like|want me to)\b/iu;

/** An answer to the mentor's own question: it is read together with that question. */
function answeredMentor(asking: Asking, opening: string): Said | null {
  const asked = askedLast(asking.turns);
  if (!asked) return null;
  if (OFFERS_QUEST.test(asked) && findMove(asking.heard.plain) === "yes") return madeQuest(asking);
  const named = countNamed(asking.heard.plain) ?? openingFor(asking, { label: "", answer: "" });
  const before = OFFERS.test(asked) ? "" : (asking.turns.at(-1)?.prompt ?? "");
  return goOn(asking, { text: `${before} ${asked} ${asking.heard.plain}`, opening: named ?? opening });
}

const COUNT =
  /^\W*(?:yes|yeah|yep|sure|ok(?:ay)?|no)?\W*(?:only |just |about |maybe )?(one|two|three|four|five|six|seven|eight|nine|ten|\d{1,3})\b(?: of them| or so|\W)*$/iu;

/** "Yes, two": how many there are. */
function countNamed(text: string): string | null {
  const count = COUNT.exec(text)?.[1]?.toLowerCase();
  return count ? `Good, ${count} to begin with.` : null;
}

const THEN = "Then begin there.";
const GOOD = "Good, then build on that.";

/** What the last answer lists, else the two things that the person asked about, else its sentences. */
function itemsBefore({ turns, thread }: Asking): string[] {
  const answer = (turns.at(-1)?.answer ?? "").replace(THEN, "").replace(GOOD, "");
  const asked = [...(thread?.turns ?? [])].reverse().map(({ prompt }) => optionsIn(prompt));
  return listIn(answer) ?? asked.find((options) => options !== null) ?? itemsIn(answer);
}

/** "Which one would you pick?" */
function chosen(asking: Asking): Said | null {
  const [first] = itemsBefore(asking);
  if (!first) return null;
  const opening = `I would begin with this: ${lowerFirst(first)}.`;
  const isOwn = asking.last.said.length > 0;
  return (
    (isOwn ? sayPart(asking, ["why", "first"], opening) : null) ??
    goOn(asking, { text: `${lastPrompts(asking)} ${first}`, opening })
  );
}

/** "The second one, how?" */
function picked(asking: Asking, part: Part): Said | null {
  if (findMove(asking.heard.plain) !== "ordinal" && !ORDINAL.test(asking.heard.plain)) return null;
  const item = pickItem(asking.heard.plain, itemsBefore(asking));
  if (!item || tellsOfOwn(asking)) return null;
  return goOn(asking, { text: `${item} ${asking.heard.plain}`, opening: `On “${item}”:`, part });
}

const COUNTED = /\b(?:two|three|four|five|six|[2-9])\b/iu;
const ASKS =
  /\?|\b(?:how|what|why|which|tell|explain|more|first step|do|try|take|sounds?|better|like|choose|pick)\b/iu;

/** "The last one after the season", said of the three parts that the person named: tells, and picks nothing of the mentor's. */
function tellsOfOwn({ heard, turns }: Asking): boolean {
  return (
    COUNTED.test(turns.at(-1)?.prompt ?? "") && stemsOf(heard.plain).length > 1 && !ASKS.test(heard.plain)
  );
}

const ORDINAL = /\bthe (?:first|second|third|fourth|last|other)\b/iu;

function madeQuest(asking: Asking): Said | null {
  const entry = asking.last.said.length > 0 ? lastAnswer(asking) : null;
  const asked = asking.turns.at(-1)?.prompt ?? "";
  const about = entry ? `${entry.label} ${entry.step}` : asked;
  const matter = entry ? entry.label.toLowerCase() : firstSentence(asked);
  return {
    kind: "own",
    topic: asking.last.topic,
    text: `Here it is as a quest: add it, and it stands on your board with its steps. Start with the first one; the rest follows from what you learn about “${matter}”.`,
    basis: { cards: entry ? [entry.label] : [], profile: [], quests: [] },
    suggest: {
      kind: "new",
      categories: [],
      milestone: entry?.leads,
      situation: entry?.id,
      said: asked,
      about,
      isWanted: true,
    },
    talk: { answerId: asking.last.answerId, topic: asking.last.topic },
  };
}
