import type { Asking } from "./asking.ts";
import { constraintAnswered, withConstraintAsked } from "./dialogue/constraint-talk.ts";
import { leavesMatter, withoutLeaving } from "./dialogue/leaving.ts";
import { findMove, type Move } from "./dialogue/moves.ts";
import { followUp } from "./follow-up.ts";
import { bankSaid, fromBank, fromTopic } from "./from-bank.ts";
import { aboutQuest } from "./own/about-quest.ts";
import { asksForNew, asksForWork, nextStep } from "./own/next-step.ts";
import { ownRecord } from "./own/progress.ts";
import { sumSaid } from "./own/sums.ts";
import { GRIEF_ANSWER, isHurt, withoutLoss, wordOnLoss } from "./reading/feelings.ts";
import { isForeignMatter } from "./reading/foreign.ts";
import { NO_BASIS, type Said } from "./said.ts";
import { smallTalk } from "./say/small-talk.ts";
import { givesOrders, outside } from "./say/unsure.ts";
import { search } from "./search.ts";

/** Finds what can answer: a grave situation's own words, the talk so far, a sum, the person's own data, or the bank. */
export function reply(asking: Asking): Said {
  const { heard, facts } = asking;
  if (givesOrders(heard.text)) return outside(heard.text, facts);
  if (heard.feeling === "grief") return afterLoss(asking) ?? grief();
  const answered = constraintAnswered(asking);
  if (answered) return answered;
  return withConstraintAsked(asking, find(asking));
}

function find(asking: Asking): Said {
  const { heard, facts } = asking;
  return (
    tapped(asking) ??
    sumSaid(asking) ??
    (heard.situation ? grave(asking) : null) ??
    (leavesMatter(heard.plain) || isSerious(heard) ? null : smallTalk(heard.plain, facts)) ??
    fromOwnData(asking) ??
    followUp(asking) ??
    fromBank(asking, search(asking.mentor, facts, withoutLeaving(heard.plain), { sense: asking.sense }))
  );
}

/** Somebody who is hurt or in trouble gets no small talk, however politely they say it. */
function isSerious({ feeling, situation }: Asking["heard"]): boolean {
  return situation !== null || isHurt(feeling);
}

/** What is at stake comes before small talk, quests and the talk so far. */
function grave(asking: Asking): Said | null {
  const found = search(asking.mentor, asking.facts, asking.heard.plain, {
    situation: asking.heard.situation,
    sense: asking.sense,
  });
  const [best] = found.hits;
  const isSaid = best === undefined || asking.said.has(best.entry.id);
  return isSaid || asking.heard.feeling
    ? null
    : fromBank(asking, isForeignMatter(asking.heard.plain) ? found : { ...found, outside: 0 });
}

/** A practical question with a death behind it: one kind word, then the answer; no quest. */
function afterLoss(asking: Asking): Said | null {
  const word = wordOnLoss(asking.heard.plain);
  if (!word) return null;
  const { heard } = asking;
  const rest = { plain: withoutLoss(heard.plain), said: withoutLoss(heard.said), feeling: null };
  const said = find({ ...asking, heard: { ...heard, ...rest } });
  return { ...said, text: `${word}\n\n${said.text}`, suggest: null };
}

function grief(): Said {
  return {
    kind: "own",
    topic: "motivation",
    text: GRIEF_ANSWER,
    basis: NO_BASIS,
    suggest: null,
    isFixed: true,
  };
}

/** A reading or follow-up on a button is the label of a stored answer. */
function tapped(asking: Asking): Said | null {
  const label = asking.heard.text.trim().toLowerCase();
  const found = asking.mentor.bank.byLabel.get(label);
  const ofTopic = fromTopic(asking);
  if (ofTopic) return ofTopic;
  return found ? bankSaid(asking, found, "answer", { isSure: true }) : null;
}

/** Questions about quests and progress that their words give away. */
function fromOwnData({ facts, heard, questId, turns }: Asking): Said | null {
  const move = turns.length > 0 ? findMove(heard.plain) : null;
  const isMove = move !== null && !BESIDE_A_WISH.has(move);
  return (
    ownRecord(heard.plain, facts) ??
    (asksForNew(heard.plain) ? nextStep(heard.plain, facts) : null) ??
    (move !== null && OF_WORDS.has(move) && !questId && !/\bquest|\bstep\b/iu.test(heard.plain)
      ? null
      : aboutQuest(heard.plain, facts, questId)) ??
    (!isMove && !heard.stakes && asksForWork(heard.plain) ? nextStep(heard.plain, facts) : null)
  );
}

/** Said of the mentor's own words, unless a quest is named. */
const OF_WORDS: ReadonlySet<Move> = new Set(["shorter", "simpler", "correction"]);

/** May stand before a wish for something to do. */
const BESIDE_A_WISH: ReadonlySet<Move> = new Set(["yes", "no", "thanks", "and"]);
