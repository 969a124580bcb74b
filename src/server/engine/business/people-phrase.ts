import { fitForSentence } from "./capitals.ts";
import { singularOf } from "./grammar.ts";
import { ANIMAL, CHILD, OWNED, PAYER, VAGUE } from "./people-nouns.ts";

const NUMBERED = /^(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a dozen)$/iu;
const DETERMINER =
  /^(?:a|an|the|my|our|your|some|these|those|their|his|her|any|all|more|very|other|many|mostly|mainly|both)$/iu;
/** Words that cannot stand between the beginning of a phrase and its noun. */
const STOP =
  /^(?:i|we|me|my|it|them|us|they|you|he|she|who|that|which|this|is|are|was|were|be|has|have|had|can|will|want|need|not|no|so|to|of|at|by|on|in|from|with|for|as|when|if|sold|did|do|does|about|under|over|than|per|each|every|since|until|friends|waiting|free|trial|regular|clients|then|chasing|calling|texting|messaging|emailing|telling|asking)$/iu;
const COMMON =
  /^(?:small|young|family|local|private|independent|old|new|older|busy|rural|craft|hobby|home|shop)\b/iu;
const MOST_WORDS = 4;

const NAME = String.raw`(?:the )?\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2}`;
/** What may follow the noun and belongs to it. */
const BELONGS = new RegExp(
  String.raw`^ (?:(?:in|from|near|around|across) ${NAME}|aged \d+ to \d+|between \d+ and \d+|over \p{L}+|under \d+(?! (?:people|euro|dollar|naira|pound))|with (?!under|over|less|more|\d)[\p{L}-]+(?: (?:disease|practice|skin|hair|roofs|children|dogs|cats|allergies))?(?=$|[.,;:!?)])|of (?:old|small|young|classic|rescue)? ?[\p{L}-]+s(?=$|[ .,;:!?)])|on night shift|in (?:town|rural areas|the city))`,
  "u",
);

/** The people at the beginning of a text: "small cafes in Bristol" of "small cafes in Bristol since May". */
export function peopleAt(text: string): string | null {
  const words = text.trim().split(" ");
  const taken: string[] = [];
  for (const word of words) {
    const plain = word.replace(/[.,;:!?)]+$/u, "");
    if (taken.length === 0 && (DETERMINER.test(plain) || NUMBERED.test(plain))) continue;
    if (STOP.test(plain) || taken.length >= MOST_WORDS || !/^\p{L}[\p{L}\p{N}'-]*$/u.test(plain)) return null;
    taken.push(plain);
    const payers = payersOf(taken, words, word, text);
    if (payers !== undefined) return payers;
    if (plain !== word) return null;
  }
  return null;
}

/** Who pays if the phrase ends here; not defined if it cannot. */
function payersOf(
  taken: readonly string[],
  words: readonly string[],
  word: string,
  text: string,
): string | null | undefined {
  const noun = taken.at(-1) ?? "";
  const next = words[words.indexOf(word) + 1] ?? "";
  if (CHILD.test(noun)) return parentsOf(taken.join(" "), text);
  if (OWNED.test(noun) && (next === "" || noun !== word)) return ownersOf(taken);
  if (PAYER.test(noun) && !isModifier(words, word)) return withTail(taken.join(" "), text);
  return undefined;
}

/** "dog owners", "owners of wooden boats". */
function ownersOf(things: readonly string[]): string {
  const [only = ""] = things;
  return things.length === 1 && ANIMAL.test(only)
    ? `${singularOf(only.toLowerCase())} owners`
    : `owners of ${fitForSentence(things.join(" "), true)}`;
}

/** In "girls football clubs" the girls are not the noun. */
function isModifier(words: readonly string[], word: string): boolean {
  const next = words[words.indexOf(word) + 1] ?? "";
  return word === word.replace(/[.,;:!?)]+$/u, "") && PAYER.test(next.replace(/[.,;:!?)]+$/u, ""));
}

function parentsOf(children: string, text: string): string | null {
  const after = text.slice(text.indexOf(children) + children.length);
  if (/^ and (?:their )?parents/iu.test(after)) return "parents";
  if (/^(?:children|kids)$/iu.test(children))
    return /^ aged /u.test(after) ? `parents of ${withTail(children, text)}` : "parents";
  if (/^(?:refugee|poor|deaf|sick) /iu.test(children)) return null;
  return `parents of ${withTail(children, text) ?? children}`;
}

function withTail(people: string, text: string): string | null {
  const after = text.slice(text.indexOf(people) + people.length);
  const second = secondOf(after);
  const both = second ? `${people} and ${second}` : people;
  const rest = second ? after.slice(after.indexOf(second) + second.length) : after;
  const tail = BELONGS.exec(rest)?.[0] ?? "";
  const whole = `${both}${tail}`.length <= 42 ? `${both}${tail}` : both.length <= 42 ? both : people;
  if (VAGUE.test(whole)) return null;
  return fitForSentence(whole, PAYER.test(whole.split(" ")[0] ?? "") || COMMON.test(whole));
}

/** "village halls" of "and village halls in Devon". */
function secondOf(after: string): string | null {
  const [, next = ""] = /^ (?:and|or|&) ([^.,;:!?()]+)/u.exec(after) ?? [];
  const words = next.split(" ").slice(0, 3);
  const at = words.findIndex((word) => PAYER.test(word));
  return at === -1 || words.slice(0, at).some((word) => STOP.test(word))
    ? null
    : words.slice(0, at + 1).join(" ");
}
