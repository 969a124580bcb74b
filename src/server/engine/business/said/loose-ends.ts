import type { ToldState } from "#domain/business/fact-keys.ts";
import { any } from "./sayings.ts";

/** Something that the person left open, the words in which it was told, and where they were found. */
export interface LooseEnd {
  readonly key: ToldState;
  readonly said: string;
  readonly index: number;
}

const NOT = "(?:not|never|still not|n't)";
const BODY =
  "(?:hands?|wrists?|fingers?|thumbs?|knees?|back|shoulders?|eyes|neck|arms?|elbows?|feet|hips?|voice)";
const FAILS =
  "(?:breaks?|broke|broken|leak(?:s|ed|ing)?|fog(?:s|ged)|crash(?:es|ed)|crack(?:s|ed)|melt(?:s|ed)|peel(?:s|ed)|jam(?:s|med)|fail(?:s|ed)|pop(?:s|ped)|spoil(?:s|ed)|rust(?:s|ed)?|fad(?:es|ed)|warp(?:s|ed)|tear(?:s|ing)?|overheats?)";

/** In the order in which a coach would take them up. */
const SAYINGS: readonly (readonly [ToldState, RegExp])[] = [
  [
    "unsigned",
    any(
      "signed nothing|nothing (?:is |was )?signed|nothing (?:is |was )?in writing|(?:only|just) a handshake|on a handshake",
      `${NOT} (?:yet )?signed|no written (?:contract|agreement)|without a (?:contract|written agreement)`,
    ),
  ],
  [
    "unanswered",
    any(
      "(?<!have )(?:no|still no|without|never got an?|got no) (?:answer|reply|response)(?: yet)?",
      "(?:nobody|no one|none of them|not one(?: of them)?|not a single one) (?:has |have |ever )?(?:answered|replied|responded|wrote back|called back|called me back|reacted)",
      "never (?:answered|replied|responded|wrote back|called back)|did ?n[o']t (?:answer|reply|respond)|has not (?:answered|replied)|hasn't (?:answered|replied)",
      "(?:has not|hasn't|have not|haven't|havent|hasnt|did not|didn't|never) (?:rung|rang|called|phoned|written|wrote|got|gotten|come) (?:me |us )?back",
      "(?:waiting|wait) for (?:an?|the|his|her|their|its) (?:\\w+ )?(?:answer|reply|response|approval|decision|quote)",
    ),
  ],
  [
    "untested",
    any(
      String.raw`(?:tests?|testing|trial|safety report|shelf[- ]life)\b(?: \w+)? (?:is |are |was |were )?${NOT} (?:yet )?(?:done|made|tested|finished|started|booked)`,
      `${NOT} (?:yet |been |really )*tested|have ?n[o']t tested`,
    ),
  ],
  [
    "failing",
    any(
      String.raw`(?:\p{L}+ ){0,2}\p{L}{3,} (?:always |often |sometimes |still |keeps? |in the \w+ )?${FAILS}(?! (?:even|down into|for|my|the)\b)`,
    ),
  ],
  [
    "hurting",
    any(
      `${BODY} (?:always |often |already )?(?:hurts?|aches?|is sore|are sore|gives? out)|(?<!\\b(?:people|guests|clients|customers|women|men|dogs|horses|those|anyone|players|riders) with )bad (?:knees?|back|wrists?|shoulders?|hips?)|sore (?:hands?|wrists?|back)`,
      "burn(?:ed|t) out|exhausted|no energy left|always tired",
    ),
  ],
  [
    "unsure",
    any(
      "(?:i|we) (?:do not|don'?t|dont) (?:really |yet )?(?:know|understand)(?! what else to put)",
      "no idea (?:how|what|which|where|whether|if)",
      "not sure (?:how|what|which|where|whether|if)",
    ),
  ],
  [
    "afraid",
    any(
      "(?:afraid|scared|terrified|frightened|anxious|nervous|worried) (?:of|to|about|that)",
      "panicked|i panic",
    ),
  ],
];

/** Said of the offer or of others rather than of oneself. */
const NOT_OWN =
  /\b(?:helps?|helping|for people|(?:people|owners|those|kids|children|adults|women|men|beginners|dogs|cats|anyone|someone) who|so that|app|tool|course|podcast|advice|newsletter|clients? who)\b/iu;
/** A rest, having no money, or something that is not one's own product. */
const NOT_FAILING =
  /\b(?:(?:lunch|tea|coffee|smoke|school|summer|winter|career) break|(?:be|being|go|going|went|am|are|is) broke|(?:lift|van|car|phone|laptop|machine) broke|broken \p{L}+s? (?:in|on) (?:the|my|our) (?:hall|shed|garage|cellar|attic|bench))\b/iu;
/** Feared, not seen. */
const WHAT_IF =
  /\b(?:if|in case|when|hop(?:e|ed|ing)) (?:\p{L}+ ){0,3}(?:break|fail|crash|leak|crack|spoil|get)/iu;
/** "No answer" says too little without what stands before it. */
const SHORTEST = 20;
const LONGEST = 90;
const MOST_WORDS = 14;
/** What fits into a title behind a few words. */
const IN_TITLE = 46;

/** One loose end of each kind that a sentence tells. */
export function looseEndsIn(sentence: string): LooseEnd[] {
  const clauses = partsOf(sentence);
  return clauses.flatMap((clause, index) => {
    const [key, pattern] = SAYINGS.find(([, saying]) => saying.test(clause)) ?? [];
    const before = clauses[index - 1];
    const whole = before ? `${before}, ${clause}` : clause;
    const said = quoted(clause.length < SHORTEST && whole.length <= LONGEST ? whole : clause);
    if (!key || !pattern || !said || NOT_OWN.test(clause)) return [];
    if (key === "failing" && (WHAT_IF.test(clause) || NOT_FAILING.test(clause))) return [];
    return [{ key, said, index: sentence.indexOf(clause) + clause.search(pattern) }];
  });
}

/** The clauses of a sentence that can stand alone. */
export function partsOf(sentence: string): string[] {
  return sentence.split(
    /,\s+|\s+(?:and|but|because|so|who|while|although)\s+(?=(?:i|we|my|our|the|it|they|he|she|\p{L}+ (?:is|are))\b)/iu,
  );
}

/** The words as they were written, without signs that do not belong into a quotation; null if none are left. */
export function quoted(clause: string): string | null {
  const plain = clause
    .replaceAll("’", "'")
    .replaceAll(/(?<=\d) ?[–—] ?(?=\d)/gu, "-")
    .replaceAll(/[^\p{L}\p{N} '€$£%.,&/-]/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .replace(/^(?:and|but|because|so(?! far)|who|also|actually|honestly|then) /iu, "")
    .replace(/[ .,&/-]+$/u, "")
    .trim();
  return plain.length < 8 ? null : cut(plain, LONGEST, MOST_WORDS);
}

/** The beginning of a quotation, for a title. */
export function shortQuote(said: string): string {
  return cut(said, IN_TITLE, MOST_WORDS);
}

function cut(plain: string, longest: number, mostWords: number): string {
  const words = plain.split(" ");
  const few = words.slice(0, mostWords).join(" ");
  if (few.length === plain.length && plain.length <= longest) return plain;
  const fitting = few.length <= longest ? few : few.slice(0, few.lastIndexOf(" ", longest));
  return `${fitting.replace(/(?: (?:and|but|or|the|an?|of|to|in|for|my|with|that|is|are|they|i|it))+$/iu, "").replace(/[ ,.…]+$/u, "")} …`;
}
