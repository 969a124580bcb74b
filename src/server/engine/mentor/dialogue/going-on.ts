import type { Classifier, Guess } from "../../text/classifier.ts";
import { stemsOf, wordsOf } from "../../text/tokens.ts";
import { isForeignMatter } from "../reading/foreign.ts";
import { leavesMatter } from "./leaving.ts";
import { findMove } from "./moves.ts";
import { type Thread, threadOf } from "./thread.ts";
import type { Turn } from "./turns.ts";

const POINTERS =
  /\b(?:that|this|it|its|those|these|them|they|their|him|her|his|he|she|one|ones|same|there|then|such|both|either|neither|else|instead|though|anyway|otherwise|meanwhile)\b/iu;
/** Shorter messages cannot be understood alone. */
const FULL = 7;
/** Sure enough of another topic to leave the talk's. */
const SURE = 0.5;
const UNLIKELY = 0.12;

/** Words of the product itself. */
const PRODUCT =
  /\b(?:quests?|xp|levels?|streaks?|badges?|board|dashboard|profile|settings?|side ?quest|leaderboard|rest tokens?|dark mode|subscription here|my account)\b/iu;
const ABOUT_PRODUCT: ReadonlySet<string> = new Set(["product-help", "my-progress"]);

/** The matter that a message goes on with. Null for a new one: it says so, or it is whole and plainly about another. */
export function goesOn(
  { classifier }: { readonly classifier: Classifier },
  text: string,
  turns: readonly Turn[],
): Thread | null {
  if (turns.length === 0 || leavesMatter(text) || isForeignMatter(text)) return null;
  const thread = threadOf(classifier, turns);
  const [best] = classifier.guess(text);
  if (!thread || !best) return thread;
  if (PRODUCT.test(text) && ABOUT_PRODUCT.has(best.topic)) return null;
  if (isForeign(text, best)) return null;
  return isWhole(text) && best.probability >= SURE && (thread.topics.get(best.topic) ?? 0) < UNLIKELY
    ? null
    : thread;
}

/** Sure enough that a short question has nothing to do with a business. */
const SURELY_FOREIGN = 0.8;
const SHORTEST_FOREIGN = 4;

function isForeign(text: string, { topic, probability }: Guess): boolean {
  return (
    topic === "out-of-scope" &&
    probability >= SURELY_FOREIGN &&
    wordsOf(text).length >= SHORTEST_FOREIGN &&
    !POINTERS.test(text) &&
    findMove(text) === null
  );
}

function isWhole(text: string): boolean {
  return (
    wordsOf(text).length >= FULL &&
    stemsOf(text).length > 2 &&
    !POINTERS.test(text) &&
    findMove(text) === null
  );
}
