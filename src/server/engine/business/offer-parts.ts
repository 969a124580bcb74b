import { gerundOf } from "./grammar.ts";
import { clausesOf } from "./trade/trade-phrases.ts";

/** A run of words of a description that says what is offered, or what it is about. */
export interface OfferPart {
  readonly words: readonly string[];
  /** What the person does with it ("clean", "sell"), the first of the words; null for a bare noun phrase. */
  readonly verb: string | null;
  /** After "about", "on", "of", "with" or "in": the subject of a course, a channel or advice, or what is worked on. */
  readonly isTopic: boolean;
}

/** What stands after these is a buyer, a place, a means or a time. */
const CUT =
  /^(?:for|to|at|by|from|near|round|around|under|over|between|behind|before|after|during|while|so|because|who|whose|where|that|which|when|if|as|since|until|per|without|above|below|across|through|via|using|is|are|was|were|has|have|had|will|can|helps|help|helping|tells|then|but|written|made|sewn|sold|printed|done|taught|explained|tied|pulled|screwed|paid)$/u;
const TOPIC = /^(?:about|on|of|with|in)$/u;
/** "Small batches of soap", "removal of wasp nests": what is offered stands after "of". */
const MEASURE =
  /^(?:batch|batches|jars?|bottles?|bags?|boxes|kinds?|sorts?|range|series|sets?|removal|cleaning|repair|care|making|rental|hire|sale|loaves|plates?|cups?|packs?|bunches|trays?)$/u;
/** Open a clause that speaks of somebody or of how things stand. */
const NO_OFFER =
  /^(?:my|our|his|her|their|your|he|she|they|it|this|that|there|you|hi|hello|hey|after|before|since|when|if|because|so|every|everybody|nobody|nothing|please|still|need|want|looking|until|today|yesterday|also|plus|works|runs|offline|exam|licen[cs]e|retired|demo|husband|wife)$/u;
const COUNT = /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty)$/u;
/** Between "I" and the verb that says what is done. */
const BEFORE_VERB =
  /^(?:want|wnat|would|like|plan|hope|love|try|trying|going|intend|to|can|now|also|currently|mostly|only|still|just|am|will|used|often|usually)$/u;
/** Say what somebody has, knows, was or feels. */
const STATE_VERB =
  /^(?:was|were|had|have|has|live|know|need|think|hate|cant|dont|wont|could|should|stood|stand|worked|studied|drove|did|say|says|feel|came|come|got|get|own|moved|lost|found|went|see|saw|talk|speak|stay|won|must|may|ask|asked|hold|took|managed|go|been|between)$/u;
const SUBJECT = /^(?:i|we|im|ive|id|me)$/u;
/** Somebody of the family: "my aunt she makes". */
const OTHER_SUBJECT = /^(?:she|he|they|mum|mother|aunt|uncle|father|sister|brother|wife|husband)$/u;
const SELLS_SELF = /^(?:make|sell|bake|sew|knit|cook|grow|weave|brew|paint|build|teach|carve)s?$/u;
const OPENING_CLAUSES = 3;

/**
 * What a description offers: the object of what "I" or "we" do, in any clause, and the bare noun phrases that it opens
 * with. Papers, tools, places, past jobs and buyers stand elsewhere and are left out.
 */
export function offerPartsOf(description: string): OfferPart[] {
  const clauses = clausesOf(description.replaceAll(WHAT_I_DO, "I do ").replaceAll(ON_DEMAND, " "));
  const firstSaid = clauses.findIndex((clause) => subjectsIn(clause).some((at) => saidAt(clause, at)));
  return clauses.flatMap((clause, index) => {
    const subjects = subjectsIn(clause);
    const bare = clause.slice(0, subjects[0] ?? clause.length);
    // "Piano tuning, small repairs": the first clauses name the offer without saying who does it.
    const isOpening = index < OPENING_CLAUSES && (firstSaid === -1 || index <= firstSaid);
    const isNamed = isOpening && bare.length > 0 && !NO_OFFER.test(bare[0] ?? "") && !isCounted(bare, index);
    return [
      ...(isNamed ? partsOf(bare, bareVerbOf(bare)) : []),
      ...subjects.flatMap((at) => {
        const said = saidAt(clause, at);
        return said ? partsOf(said, said[0] ?? null) : [];
      }),
    ];
  });
}

const WHAT_I_DO =
  /\bwhat (?:i|we) (?:do|make|sell|offer|teach)(?: best| well)? (?:is|are) |\btaught me (?:how )?(?:to )?/giu;
const ON_DEMAND = /\bprint(?:ed)?[- ]on[- ]demand\b/giu;

/** "7 tunings since Easter" counts what was done; only at the very beginning it names the offer. */
function isCounted([first = ""]: readonly string[], index: number): boolean {
  return index > 0 && COUNT.test(first);
}

/** Where somebody who does the work is named. */
function subjectsIn(clause: readonly string[]): number[] {
  return clause.flatMap((word, at) => {
    const isOther = OTHER_SUBJECT.test(word) && SELLS_SELF.test(clause[at + 1] ?? "");
    const isMe = word !== "me" || clause[at - 1] === "and";
    return (SUBJECT.test(word) && isMe) || isOther ? [at] : [];
  });
}

/** The verb after "I", and what follows it; null if it says what somebody has or was. */
function saidAt(clause: readonly string[], subject: number): readonly string[] | null {
  let at = subject + 1;
  while (at < clause.length && BEFORE_VERB.test(clause[at] ?? "")) at += 1;
  const verb = clause[at];
  if (verb === undefined || STATE_VERB.test(verb)) return null;
  const next = subjectsIn(clause).find((other) => other > subject);
  return clause.slice(at, next);
}

/** "Teach farmers", "Repairing violins": a first word that is no noun of the offer. */
function bareVerbOf([first = "", second]: readonly string[]): string | null {
  return second !== undefined && BARE_VERBS.has(first) ? first : null;
}

const BARE_VERBS = new Set([
  "sold",
  ..."sell make teach build bake sew offer write translate transcribe edit repair clean rent run produce import resell film"
    .split(" ")
    .flatMap((verb) => [verb, `${verb}s`, `${verb}es`, gerundOf(verb)]),
]);

/** The words up to the first preposition, and the subject after it. */
function partsOf(said: readonly string[], verb: string | null): OfferPart[] {
  // "I turn old saris into cushion covers": the covers are sold.
  const into = said.indexOf("into");
  const words = into === -1 ? said : said.slice(into + 1);
  const saidVerb = into === -1 ? verb : null;
  const start = saidVerb === null ? 0 : 1;
  const own = [
    ...words.slice(0, start),
    ...upTo(words.slice(start), (word) => CUT.test(word) || TOPIC.test(word)),
  ];
  const isAbout = TOPIC.test(words[own.length] ?? "");
  const topic = isAbout ? upTo(words.slice(own.length + 1), (word) => CUT.test(word)) : [];
  const isMeasure = words[own.length] === "of" && MEASURE.test(own.at(-1) ?? "");
  return [
    ...(own.length > 0 ? [{ words: own, verb: saidVerb, isTopic: false }] : []),
    ...(topic.length > 0 ? [{ words: topic, verb: isMeasure ? null : saidVerb, isTopic: !isMeasure }] : []),
  ];
}

function upTo(words: readonly string[], isEnd: (word: string) => boolean): readonly string[] {
  const end = words.findIndex(isEnd);
  return end === -1 ? words : words.slice(0, end);
}
