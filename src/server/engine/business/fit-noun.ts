import { isName } from "./capitals.ts";
import { PAYER } from "./people-nouns.ts";

/** Words that join others and are not counted. */
const JOINING = /^(?:and|or|&|of|with|without|from|in|for|on|as|a|the)$/iu;
const MOST_WORDS = 4;
const FAMILY =
  /^(?:grand(?:mother|father|ma|pa)|granny|mother|father|mum|mom|dad|sister|brother|aunt|uncle|wife|husband|son|daughter|cousin|friend|neighbour|man|woman|child|girl|boy)s?$/iu;
/** Belong to a sentence, not to a noun phrase. */
const OF_A_SENTENCE =
  /^(?:i|we|you|he|she|they|it|me|us|them|my|our|your|his|her|their|is|are|was|were|has|have|had|will|can|could|who|which|that|when|where|because|so|not|no|never)$/iu;
/** A phrase that ends in one of these was cut in the middle. */
const CUT_OFF =
  /(?:^| )(?:and|or|&|of|with|without|from|in|for|on|as|a|an|the|to|at|by|one|two|three|\d+)$/iu;

/**
 * Whether a person's own words can stand in our sentences as a noun: at most four words that count, no sentence or half
 * of one, nobody doing something ("grandmother cooking food"), and no capital but that of a name.
 */
export function fitsAsNoun(phrase: string): boolean {
  const words = phrase.split(" ");
  return (
    words.filter((word) => !JOINING.test(word)).length <= MOST_WORDS &&
    !words.some((word) => OF_A_SENTENCE.test(word)) &&
    !CUT_OFF.test(phrase) &&
    doerAt(words) === -1 &&
    startsLow(words)
  );
}

/** The work alone where somebody is told doing it: "cooking Georgian food" of "grandmother cooking Georgian food". */
export function withoutDoer(phrase: string): string {
  const words = phrase.split(" ");
  const at = doerAt(words);
  return at === -1 ? phrase : words.slice(at + 1).join(" ");
}

/** Where somebody stands who does what the next word says; -1 if nobody does. */
function doerAt(words: readonly string[]): number {
  return words.findIndex(
    (word, at) =>
      (FAMILY.test(word) || PAYER.test(word)) &&
      /\p{L}{3}ing$/u.test(words[at + 1] ?? "") &&
      words.length > at + 2,
  );
}

/** "Truck drivers" has the capital of a sentence, "PAT testing" and "Spanish lessons" have their own. */
function startsLow([first = "", second = ""]: readonly string[]): boolean {
  return !/^\p{Lu}\p{Ll}+$/u.test(first) || isName(first) || /^\p{Lu}/u.test(second);
}
