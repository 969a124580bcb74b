/** Noun phrases from the person's description, safe to use in a sentence. */
export interface OwnWords {
  /** What is sold, as a plural or mass noun without an article. */
  readonly offer: string | null;
  readonly customers: string | null;
}

const words = (list: string) => list.trim().split(/\s+/u).join("|");

const VERBS = words(
  `sell selling make making offer offering build building create creating design designing bake baking write writing
  produce producing craft crafting provide providing run running develop developing grow growing knit knitting sew
  sewing paint painting publish publishing roast roasting print printing rent renting import importing pour pouring
  brew brewing cook cooking carve carving weave weaving crochet crocheting`,
);
/** Excludes nouns ("a teaching assistant") and negations ("won't make videos"). */
const NOT_DOING = String.raw`(?<!\b(?:an?|the|my|your|in|of)\s|(?:\b(?:not|never|without|avoid|hate|stop|cannot|no|dont|wont|cant)|n['’]t)\s(?:\p{L}+\s){0,2})`;
const PHRASE = String.raw`\s+([^.,;:!?()\n]{3,80})`;
const OFFERS = new RegExp(String.raw`${NOT_DOING}\b(?:${VERBS})${PHRASE}`, "giu");
const TAUGHT = new RegExp(String.raw`${NOT_DOING}\b(?:teach|teaching|tutor|tutoring)${PHRASE}`, "iu");
/** A description that starts with the offer: "Meal boxes for people on night shift". */
const FIRST_NOUN = /^\s*((?:an?|the|my|our)\s+)?([\p{L}][\p{L}'’ -]{2,40}?)\s+for\s+/iu;
const SAYS_WHO_DOES_WHAT = new RegExp(String.raw`\b(?:${VERBS}|i|we|help|teach|teaching)\b`, "iu");
const SERVED = new RegExp(
  String.raw`\b(?:for|helping|help|helps|serving|aimed at|targeting|(?:sell|offer|teach|provid|rent)(?:e?|ing)(?:\s+[\p{L}-]+){0,4}?\s+to)${PHRASE}`,
  "giu",
);

/** Where a noun phrase ends. */
const END = new RegExp(
  String.raw`(?:^|\s+)(?:${words(`for to that which who whose whom with from in on at and or but so because as by via using where when while
  online locally since without about into near around through after before during is are was were has have can will
  want wants need needs each every if than like over under until per not`)})\b.*$`,
  "iu",
);
const ARTICLES =
  /^(?:(?:the|my|our|your|some|these|those|this|their|his|her|any|all|more|very|own|new|small|little|simple|few|only|just|really|mostly|mainly|other)\s+)+/iu;
const SINGULAR_ARTICLE = /^(?:an?|one)\s+/iu;

/** Keeps instructions, XP amounts and markup out of our sentences. */
const FORBIDDEN = new RegExp(
  String.raw`\b(?:${words(`ignore disregard previous instructions? system prompt xp script alert https? www admin password select drop delete
  give award reward it them things? stuff something anything everything myself i me you him us we sure living side
  startup business company`)})\b`,
  "iu",
);
/** Words that name neither a product nor customers. */
const HOLLOW = new RegExp(
  String.raw`\b(?:${words(`ideas? money income cash profit sales? ads? adverts? code instagram facebook tiktok youtube linkedin twitter following
  followers audience brand name career portfolio difference mistakes? plans? lots? bit ways? sense progress time fun free
  assistant`)})$`,
  "iu",
);
const PLAIN = /^[\p{L}][\p{L}'’-]*(?: [\p{L}&][\p{L}'’-]*){0,3}$/u;
const LENGTH = { min: 3, max: 34 } as const;

export function readOwnWords(description: string): OwnWords {
  const text = description
    .normalize("NFKC")
    .replaceAll(/<[^>]*>/gu, " ")
    .slice(0, 2_000);
  const served = [...text.matchAll(SERVED)].map(([, phrase]) => asPeople(phrase ?? ""));
  return { offer: offerIn(text), customers: served.find((phrase) => phrase !== null) ?? null };
}

function offerIn(text: string): string | null {
  const [, article = "", noun = ""] = FIRST_NOUN.exec(text) ?? [];
  const isNoun = COUNTED.test(noun) || !SAYS_WHO_DOES_WHAT.test(noun);
  const taught = TAUGHT.exec(text)?.[1];
  const offers = [...text.matchAll(OFFERS)].map(([, phrase]) => asPlural(phrase ?? ""));
  return (
    (isNoun && noun ? asPlural(article + noun) : null) ??
    (taught ? asLessons(taught) : null) ??
    offers.find((offer) => offer !== null) ??
    null
  );
}

function checked(phrase: string): string | null {
  const plain = phrase.replaceAll(/\s+/gu, " ").trim();
  const isFine = PLAIN.test(plain) && plain.length >= LENGTH.min && plain.length <= LENGTH.max;
  return isFine && !FORBIDDEN.test(plain) && !HOLLOW.test(headOf(plain)) ? lowerFirst(plain) : null;
}

/** "Owners of old houses" gives "Owners". */
function headOf(phrase: string): string {
  return phrase.replace(/ of .*$/u, "");
}

/** Not sold: one's own shop, site or podcast, and people such as assistants. */
const ONE_OF_ITS_KIND = new RegExp(
  `(?:${words("website site page shop store channel blog account podcast agency community platform marketplace studio group club")})$`,
  "iu",
);
const PERSON = new RegExp(
  `(?:${words("assistant consultant coach tutor teacher trainer photographer designer developer writer editor translator freelancer artist maker baker")})s?$`,
  "iu",
);
/** Countable nouns, even when written without an article. */
const COUNTED = new RegExp(
  String.raw`\b(?:${words("course app tool workshop class lesson game book guide box kit template plugin extension retreat camp tour service print pattern session report")})(?:e?s)?$`,
  "iu",
);

function asPlural(phrase: string): string | null {
  const start = phrase.trim().replace(ARTICLES, "");
  const isOne = SINGULAR_ARTICLE.test(start);
  const noun = checked(start.replace(SINGULAR_ARTICLE, "").replace(ARTICLES, "").replace(END, ""));
  if (!noun || PERSON.test(noun)) return null;
  if (isOne && ONE_OF_ITS_KIND.test(noun)) return null;
  return isOne || COUNTED.test(noun) ? pluralOf(noun) : noun;
}

const LEARNERS =
  /\b(?:people|kids|children|adults|teens|teenagers|women|men|students|pupils|beginners|seniors|parents)\b/iu;

function asLessons(phrase: string): string | null {
  const subject = checked(phrase.trim().replace(ARTICLES, "").replace(END, ""));
  if (!subject || LEARNERS.test(subject) || PERSON.test(subject)) return null;
  return /(?:lessons|classes|courses|workshops)$/iu.test(subject) ? subject : checked(`${subject} lessons`);
}

const NOBODY = new RegExp(
  `(?:${words(`hours days weeks months years minutes evenings weekends weddings parties birthdays events holidays occasions gifts
  presents purposes reasons ages dogs cats pets horses cars bikes phones walls rooms gardens homes houses clothes toys
  christmas courses lessons projects orders always sometimes`)})$`,
  "iu",
);

/** Customers must be plural: the phrase ends in a plural or in a collective word. */
function asPeople(phrase: string): string | null {
  const people = checked(phrase.trim().replace(SINGULAR_ARTICLE, "").replace(ARTICLES, "").replace(END, ""));
  if (!people || NOBODY.test(headOf(people)) || SAYS_WHO_DOES_WHAT.test(people)) return null;
  return /(?:[^s]s|people|women|men|children)$/iu.test(people) ? people : null;
}

export function pluralOf(noun: string): string {
  if (/(?:[^aeiou])y$/iu.test(noun)) {
    return /(?:ery|jewelry)$/iu.test(noun) ? noun : noun.replace(/y$/iu, "ies");
  }
  if (/(?:s|x|z|ch|sh)$/iu.test(noun)) return /(?:ss|x|z|ch|sh)$/iu.test(noun) ? `${noun}es` : noun;
  if (/(?:ing|ware|ment|advice|music|art|content|food|coffee)$/iu.test(noun)) return noun;
  return `${noun}s`;
}

/** "Soy candles" gets a lower-case first letter inside a sentence, "PhD theses" does not. */
function lowerFirst(phrase: string): string {
  return /^\p{Lu}\p{Ll}+(?:[ '’-]|$)/u.test(phrase)
    ? phrase.charAt(0).toLowerCase() + phrase.slice(1)
    : phrase;
}
