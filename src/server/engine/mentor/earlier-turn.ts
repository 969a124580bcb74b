import { stemsOf, wordsOf } from "../text/tokens.ts";
import type { Asking } from "./asking.ts";
import { type Thread, threadOf } from "./dialogue/thread.ts";
import type { Turn } from "./dialogue/turns.ts";
import { bankSaid } from "./from-bank.ts";
import { takeUp } from "./reading/take-up.ts";
import type { Said } from "./said.ts";
import { firstSentence } from "./say/say-answer.ts";
import { goOn } from "./within-thread.ts";

/** "Back to the labels": goes on from that exchange. */
export function returned(asking: Asking): Said {
  const turn = turnMeant(asking);
  const text = asking.heard.plain.replace(
    /^.{0,20}?\b(?:back to|returning to|as for)\b (?:the |that |those |my )?/iu,
    "",
  );
  return goOn(asking, {
    text,
    thread: threadAt(asking, turn),
    opening: wordsOf(text).length <= SHORT && turn ? takeUp(turn.prompt) : undefined,
  });
}

/** Shorter messages only name the matter. */
const SHORT = 5;

/** "What did you say about …?": what was said; what was left without an answer is answered now. */
export function recalled(asking: Asking): Said | null {
  const turn = turnMeant(asking);
  if (!turn) return null;
  const { answerId, isUnsure = false } = turn.talk ?? {};
  const entry = answerId && !isUnsure ? asking.mentor.bank.answers.get(answerId) : undefined;
  const asked = firstSentence(turn.prompt);
  if (!entry)
    return goOn(asking, {
      text: `${turn.prompt} ${asking.heard.plain}`,
      thread: threadAt(asking, turn),
      opening: `Not yet. You said: “${asked}” So:`,
    });
  return bankSaid(asking, entry, "recap", { opening: `You asked: “${asked}” What I said:` });
}

function threadAt({ mentor }: Asking, turn: Turn | undefined): Thread | undefined {
  return (turn && threadOf(mentor.classifier, [turn])) ?? undefined;
}

/** The earlier turn that shares most with this message. */
function turnMeant({ turns, heard }: Asking): Turn | undefined {
  const words = new Set(stemsOf(heard.plain));
  const shared = ({ prompt, answer }: Turn) =>
    2 * stemsOf(prompt).filter((stem) => words.has(stem)).length +
    stemsOf(answer ?? "").filter((stem) => words.has(stem)).length * 0.2;
  return [...turns].sort((a, b) => shared(b) - shared(a))[0];
}
