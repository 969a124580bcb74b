import { fitForSentence } from "./capitals.ts";
import { forcedPluralOf, singularOf } from "./grammar.ts";
import { ANIMAL, CHILD, OWNED, PAYER, VAGUE } from "./people-nouns.ts";

const NUMBERED = /^(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a dozen)$/iu;
const DETERMINER =
  /^(?:a|an|the|my|our|your|some|these|those|their|his|her|any|all|more|very|other|many|mostly|mainly|both)$/iu;
/** Words that cannot stand between the beginning of a phrase and its noun. */
const STOP =
  /^(?:i|we|me|my|it|them|us|they|you|he|she|who|that|which|this|is|are|was|were|be|has|have|had|can|will|want|need|not|no|so|to|of|at|by|on|in|from|with|for|as|when|if|sold|did|do|does|about|under|over|than|per|each|every|since|until|friends|waiting|free|trial|regular|clients)$/iu;
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

const ALL_FOR = /\bfor\s+/giu;
const SOLD_TO =
  /\b(?:sell|sells|sold|offer|selling|rent|rents|renting|deliver(?:s|ed)?|posted|taught|teach|teaches|bring|brings|reads|shows|explain|explains|gives|send|sends)\b[^.;!?]{0,60}?\bto\s+/giu;
const SERVED =
  /\b(?:help|helps|helping|advise|advises|advising|serve|serves|teach|teaches|teaching|tells?|reminds?|coach(?:es|ing)?|supports?|matches|matching|connects|connecting|pairs|get|so that|so|let|lets|so my|visit)\s+/giu;
/** Whom the person's own verb serves: they come before those for whom something is done. */
const ADVISED = /\b(?:advise|advises|advising|coach|coaches|coaching|help|helps|helping)\s+/giu;
const MADE_WITH = /\b(?:written|made|designed|developed|together|in|restaurants|audits) (?:with|in)\s+/giu;
const PAYING = /(?:^|[,.;] )((?:[\p{L}'-]+ ){1,4}?)(?:pay|buy|hire me|book me|order)\b/giu;
/** "Two neighbours already asked": whoever asks may buy. */
const ASKED =
  /\b(?:two|three|four|five|six|some|several|my|our|\d+) ((?:[\p{L}'-]+ ){1,2}?)(?:have |has )?(?:already )?asked\b/giu;
/** "The bakery pays weekly": the plural of the one who pays, as it stands elsewhere if it does. */
const ONE_PAYS = /\b(?:the|each|every|a) ([\p{L}-]{3,}) (?:pays|buys|orders|books|hires|subscribes)\b/giu;
/** "four clients in furniture making". */
const CLIENTS_IN =
  /\b(?:clients|customers|buyers) (?:in|from) (?:the )?((?!\p{Lu})\p{L}+(?: (?!and |or |with |for |since |who )\p{Ll}+)?)(?=$|[.,;:!?)])/u;
/** What stands between commas in these is the subject, not the buyer. */
const ABOUT_A_SUBJECT =
  /\b(?:podcast|newsletter|channel|blog|vlog|magazine|comics?|webcomic|videos? of|tiktok|youtube)\b/iu;

/** "Hides scores": after a comma or a full stop a word in -s that is no buyer is a verb. */
function startsWithVerb(part: string): boolean {
  const [first = ""] = part.split(" ");
  return /[^s]s$/u.test(first) && !PAYER.test(first) && !/^(?:sports|arts|women's|sales|news)$/iu.test(first);
}

/** Plural, without an article; null if the description names no buyers. */
export function readBuyers(text: string): string | null {
  const isContent = ABOUT_A_SUBJECT.test(text);
  const after = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map((hit) => text.slice(hit.index + hit[0].length));
  const listed = isContent ? [] : text.split(/(?:[.;:!?(\n–]|,) ?/u).slice(1, 3);
  const candidates = [
    ...(isContent ? [] : after(ADVISED)),
    ...after(ALL_FOR),
    ...after(SOLD_TO),
    ...(isContent ? [] : after(SERVED)),
    ...after(MADE_WITH),
    ...[...text.matchAll(PAYING)].map(([, people = ""]) => people),
    ...listed.filter(
      (part) =>
        !/^(?:\d|one |two |three |four |five |six |the |my |our |run |sold |printed|made|from )/iu.test(
          part,
        ) && !startsWithVerb(part),
    ),
  ];
  for (const candidate of candidates) {
    const people = peopleAt(candidate);
    if (people) return people;
  }
  return payingIn(text) ?? clientsIn(text) ?? askedIn(text);
}

function payingIn(text: string): string | null {
  for (const [, one = ""] of text.matchAll(ONE_PAYS)) {
    const many = forcedPluralOf(one.toLowerCase());
    const [said] = new RegExp(String.raw`(?:[\p{L}-]+ )?\b${many}\b.*`, "iu").exec(text) ?? [];
    const people = PAYER.test(many) ? (peopleAt(said ?? many) ?? many) : null;
    if (people && !VAGUE.test(people)) return people;
  }
  return null;
}

function askedIn(text: string): string | null {
  for (const [, asking = ""] of text.matchAll(ASKED)) {
    const people = peopleAt(asking);
    if (people) return people;
  }
  return null;
}

function clientsIn(text: string): string | null {
  const [, trade = ""] = CLIENTS_IN.exec(text) ?? [];
  return trade &&
    !/^(?:town|person|total|spring|summer|autumn|winter|one|two|three|a|my|our|all)\b/iu.test(trade)
    ? `clients in ${trade.toLowerCase()}`
    : null;
}
