import { forcedPluralOf, gerundOf, isMass, isPlural } from "./grammar.ts";
import { nounPhrase } from "./noun-phrase.ts";
import { PAYER } from "./people-nouns.ts";
import { readBuyers } from "./read-buyers.ts";

/** Phrases of a description that may stand in our sentences. Null where nothing usable was said. */
export interface OwnPhrases {
  /** What is sold, as it was written: "goat milk soap", "rota tool". No article. */
  readonly sells: string | null;
  /** The work, in -ing form: "translating Portuguese contracts". */
  readonly doing: string | null;
  /** Plural, no article. */
  readonly buyers: string | null;
  /** With "your" or an article. */
  readonly soldAt: string | null;
}

export const NO_PHRASES: OwnPhrases = { sells: null, doing: null, buyers: null, soldAt: null };

/** "bake" stands for "bake", "bakes" and "baking". */
const forms = (verbs: string) =>
  verbs
    .trim()
    .split(/\s+/u)
    .flatMap((verb) => [verb, thirdPersonOf(verb), gerundOf(verb)])
    .join("|");

function thirdPersonOf(verb: string): string {
  if (/[^aeiou]y$/u.test(verb)) return verb.replace(/y$/u, "ies");
  return /(?:s|x|z|ch|sh)$/u.test(verb) ? `${verb}es` : `${verb}s`;
}

/** Verbs whose object is the thing sold. */
const SELLING_VERBS = `sell resell make offer build create bake produce craft sew knit publish roast rent import pour brew cook
  carve weave crochet grow refurbish develop print forge blend run provide host`;
const SELLING = forms(SELLING_VERBS);
/** Verbs that are the service itself. */
const SERVING_VERBS = `translate design paint write edit film photograph repair clean groom teach tutor advise coach
  illustrate draw record train mend tune restore install test inspect audit organise organize plan manage deliver
  collect assemble transcribe proofread renovate wash tailor sharpen rent transport survey digitise`;
const SERVING = forms(SERVING_VERBS);
const BASE_OF = new Map(
  SERVING_VERBS.split(/\s+/u).flatMap((verb) => [
    [verb, verb],
    [thirdPersonOf(verb), verb],
    [gerundOf(verb), verb],
  ]),
);
const WISH = String.raw`(?:(?:want|would like|plan|hope|love|like|try|am trying|am going|'d like|wnat|use) to\s+|can\s+|will\s+|now\s+|also\s+|currently\s+|mostly\s+|only\s+)*`;
/** Of a sentence without a subject ("Rents beehives", "Teach beginners"); as a noun, what follows differs. */
const BARE = (verbs: string) =>
  String.raw`(?:^|[.!?]\s+)(?:(?:i'm |am |started |began |(?:want|would like|hope|plan) to )?(?=\w+(?:s|ing)\b|(?:sell|make|bake|sew|build|teach|translate|write|offer)\b)(${verbs}))\s+(?!(?:of|for|in|and|from|with|on|by|class\w*|courses?|lessons?|workshops?|services?|supplies|tools?|machines?|patterns?|kits?|equipment|templates?)\b)`;
const PHRASE = String.raw`(?:up )?([^.,;:!?()\n–]{3,90})`;
/** "Asked if I sell the drawings" says what somebody would like to buy. */
const SAID_BY = String.raw`(?<!\b(?:if|whether) )\b(?:i|we|and me|and i)\s+${WISH}`;
const clause = (verbs: string) => [
  new RegExp(String.raw`${SAID_BY}(${verbs})\s+${PHRASE}`, "iu"),
  new RegExp(`${BARE(verbs)}${PHRASE}`, "iu"),
];
const I_SELL = clause(SELLING);
const I_DO = clause(SERVING);
const I_DO_THINGS = new RegExp(String.raw`\b(?:i|we)\s+${WISH}do\s+${PHRASE}`, "iu");
const TURNED_INTO = new RegExp(String.raw`\b(?:turn|turning|turns)\b[^.,;]{3,40}? into\s+${PHRASE}`, "iu");
/** "I buy up old ribbons and sell them". */
const BOUGHT = new RegExp(
  String.raw`\b(?:i|we)\s+${WISH}(?:buy|collect|rescue|find|import|restore)(?: up)?\s+(?=[^.;!?]*\bsell (?:them|it|these)\b)${PHRASE}`,
  "iu",
);
const SOLD = new RegExp(String.raw`\bsold\s+(?:about |over )?\d(?:[\d.,]*\d)?\s+${PHRASE}`, "iu");
/** Begins with somebody, something that happened, or a verb: no name of an offer. */
const NO_OPENING =
  /^(?:i|i'm|we|it|this|that|there|he|she|they|you|in|on|at|for|with|from|since|after|when|if|because|help\p{L}*|my|our|nothing|nobody|\S+ people|sold|still|no|not|free|volunteers?|us|me|just|hi|hello|hey|sick of|tired of|fed up|honestly|so|well|looking|trying|thinking|maybe|something|everybody|people|currently|did|got|have|was|used to|retired|former|ex|started|began|opened|founded|quit|left|moved|born|live|living|want|will|would|je|ich|sou|soy|eu|yo|io|nous|wir|hola|bonjour|hallo)\b/iu;
const FINITE = /\b(?:i|we|is|are|was|were|surveys|helps|tells)\b/iu;

/** Corrects the spelling of a text; the default leaves it alone. */
export type Spelling = (text: string) => string;

export function readPhrases(description: string, spell: Spelling = (text) => text): OwnPhrases {
  const text = spell(clean(description));
  return { sells: sellsIn(text), doing: doingIn(text), buyers: readBuyers(text), soldAt: soldAtIn(text) };
}

function clean(description: string): string {
  return (
    description
      .normalize("NFKC")
      .replaceAll(/<[^>]*>/gu, " ")
      .replaceAll("’", "'")
      // Said of how it is done; cut at "to" it would leave "practice one".
      .replaceAll(/\s+(?:one[- ]to[- ]one|one[- ]on[- ]one|1[- ]?(?:to|on|:)[- ]?1)\b/giu, "")
      // "nearly all church halls" are church halls.
      .replaceAll(/\b(?:nearly|almost) all (?=\p{L})/giu, "")
      // "Ear candles? No." is not offered.
      .replaceAll(/(?<=^|[.!?]\s)[^.!?]*\?\s*no\b[.,]?/giu, " ")
      .replaceAll(/\s+/gu, " ")
      .trim()
      .slice(0, 1_000)
  );
}

function sellsIn(text: string): string | null {
  for (const pattern of [TURNED_INTO, BOUGHT, ...I_SELL, SOLD]) {
    const noun = offerOf(pattern.exec(text)?.at(-1));
    if (noun) return noun;
  }
  return openingNoun(text) ?? offerOf(I_DO_THINGS.exec(text)?.[1]);
}

/** Money that is made, what one has founded, and work that stands without its doer. */
const NO_OFFER = new RegExp(
  String.raw`^(?:(?:cents?|pence|pennies|euros?|dollars?|pounds?|crowns?|rupees)\b|(?:charity|business|company|project|start-?up)$|(?:${SERVING_VERBS.trim().split(/\s+/u).join("|")}) and [\p{L}-]+ )`,
  "iu",
);

/** With "a" it is countable, whatever it is; the plural says so to those who read the phrase later. */
function offerOf(phrase: string | undefined): string | null {
  const noun = phrase ? nounPhrase(phrase) : null;
  if (noun && NO_OFFER.test(noun)) return null;
  return noun && /^an? /iu.test(phrase?.trim() ?? "") && isMass(noun) && !/ing$/u.test(noun)
    ? forcedPluralOf(noun)
    : noun;
}

/** A description that begins with the thing itself: "Bags from old denim", "Logo design, distilleries". */
function openingNoun(text: string): string | null {
  const parts = text.split(/[.,;:!?(\n–] ?/u);
  for (const part of parts.slice(0, 2)) {
    const beginning = part.split(/ (?:for|that|which|so|who|where) /iu)[0] ?? "";
    if (NO_OPENING.test(part) || FINITE.test(beginning) || isVerb(part)) return null;
    const noun = offerOf(part);
    if (noun) return isOccupation(noun) ? null : noun;
    // "Home bakery, birthday cakes": the second part names what the first one left open.
    if (!/^(?:home bakery|online shop|small shop|my shop|shop|studio|etsy shop)$/iu.test(part)) return null;
  }
  return null;
}

/** "Beekeeper, 22 hives": who somebody is, not what is sold. */
function isOccupation(noun: string): boolean {
  return !isPlural(noun) && PAYER.test(forcedPluralOf(noun.split(" ").at(-1) ?? ""));
}

const OPENING_VERBS = [SELLING, SERVING].map((verbs) => new RegExp(String.raw`${BARE(verbs)}\S`, "iu"));
const isVerb = (part: string) => OPENING_VERBS.some((pattern) => pattern.test(part));

/** Any other verb of "I" whose object is a plural: "I splice the woollen sallies". */
const I_WORK = new RegExp(
  String.raw`\b(?:i|we)\s+${WISH}(?!(?:${SELLING}|${SERVING})\b)(\p{L}{3,})(?: (?:and|or) [\p{L}-]+)?( up| out| down)?\s+${PHRASE}`,
  "iu",
);
/** Say what somebody has, feels, gives or is told, not what is offered. */
const NO_WORK =
  /(?:ed|ing|ly|s)$|^(?:have|had|has|was|were|are|did|got|get|give|gave|want|need|know|think|like|love|hate|live|see|saw|feel|felt|find|found|keep|kept|own|use|ask|call|buy|bought|sold|come|came|went|take|took|lost|won|spent|spend|pay|paid|charge|earn|lose|broke|break|undercharge|owe|save|saved|learn|worked|and|can|will|would|could|should|must|may|might|also|now|still|just|only|never|not|then|told|tell|show|say|said|let|put|try|hope|plan|start|began|wait|stay|meet|met|eat|ate|am|do|don't|can't|won't|didn't|already|often|always|mostly|really|here|both|all)$/iu;

function doingIn(text: string): string | null {
  const [, said = "", object = ""] = I_DO.map((pattern) => pattern.exec(text)).find(Boolean) ?? [];
  const verb = BASE_OF.get(said.toLowerCase());
  if (!verb) return craftIn(text) ?? workIn(text);
  const noun = DAY_JOB.test(object) ? null : nounPhrase(object);
  return noun && (isPlural(noun) || isMass(noun)) ? `${gerundOf(verb)} ${noun}` : null;
}

/** "I teach school until 14:00". */
const DAY_JOB = /^(?:school|full[- ]time|part[- ]time|by day)\b/iu;

/** A craft that has its own verb: "carving ice" rather than "making ice". */
const CRAFT = /^(?:carv|weav|knit|crochet|bak|roast|brew|forg|sew|grow|build|cook|blend)/iu;

function craftIn(text: string): string | null {
  const [, said = "", object = ""] = I_SELL[0]?.exec(text) ?? [];
  const verb = SELLING_VERBS.split(/\s+/u).find((base) =>
    [base, gerundOf(base)].includes(said.toLowerCase()),
  );
  const noun = verb && CRAFT.test(verb) ? nounPhrase(object) : null;
  return verb && noun && (isPlural(noun) || isMass(noun)) ? `${gerundOf(verb)} ${noun}` : null;
}

function workIn(text: string): string | null {
  const [, verb = "", particle = "", object = ""] = I_WORK.exec(text) ?? [];
  const noun = verb && !NO_WORK.test(verb) ? nounPhrase(object) : null;
  return noun && isPlural(noun) ? `${gerundOf(verb)}${particle} ${noun}` : null;
}

const PLACES: readonly (readonly [RegExp, string])[] = [
  [/\betsy\b/iu, "your Etsy shop"],
  [/\bebay\b/iu, "your eBay shop"],
  [/\bsaturday market\b/iu, "the Saturday market"],
  [/\bfarmers'? market/iu, "the farmers' market"],
  [
    /\b(?:craft|christmas|street|flea|local|weekend) (?:markets?|fairs?)\b|\bat markets\b|\bmarket stall\b/iu,
    "your market stall",
  ],
  [/\bfood truck\b/iu, "your food truck"],
  [/\btrailer\b/iu, "your trailer"],
  [/\b(?:on|via|through) instagram\b|\binstagram (?:comics|account|page|shop)\b/iu, "your Instagram page"],
  [/\bamazon\b/iu, "your Amazon page"],
  [/\b(?:app|play) ?store\b|\bin both stores\b|\bin the store\b/iu, "the app store"],
];

function soldAtIn(text: string): string | null {
  return PLACES.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
