import type { BankAnswer } from "./bank/entry.ts";
import type { Talk } from "./dialogue/talk.ts";
import type { Thread } from "./dialogue/thread.ts";
import type { Turn } from "./dialogue/turns.ts";
import type { MentorFacts } from "./facts.ts";
import type { Heard } from "./hear.ts";
import type { Mentor } from "./mentor.ts";

/** All that a reply depends on. */
export interface Asking {
  readonly mentor: Mentor;
  readonly facts: MentorFacts;
  readonly heard: Heard;
  /** The meaning of the message as a vector of the sentence encoder; null if that did not answer. */
  readonly sense: Float32Array | null;
  /** Oldest first. */
  readonly turns: readonly Turn[];
  readonly last: Talk;
  /** The matter that the message goes on with; null if it opens one of its own. */
  readonly thread: Thread | null;
  readonly said: ReadonlySet<string>;
  readonly attempt: number;
  readonly questId: string | null;
}

export function lastAnswer({ mentor, last }: Asking): BankAnswer | null {
  return (last.answerId && mentor.bank.answers.get(last.answerId)) || null;
}
