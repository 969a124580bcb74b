import { DAY, EMPTY, ENDS, NUMBER, OWNERS } from "./take-up-words.ts";

/**
 * Takes up what a person just named, as a lead to the answer: "There's a baker who would take six" becomes "As for the
 * baker:". A whole sentence said back would sound like a machine.
 */
export function takeUp(text: string, answer = ""): string | null {
  const named = namedIn(text, answer);
  return named && `${LEADS[named.length % LEADS.length] ?? LEADS[0]} ${named}:`;
}

/** Which one is said depends on the words, so that two in a row differ. */
const LEADS = ["As for", "About"] as const;

/** Whom "she" or "they" in a later message mean; null if the message names nobody who fits. */
export function takeUpMeant(pronounIn: string, text: string): string | null {
  const isOne = /\b(?:he|she|him|her|his)\b/iu.test(pronounIn);
  const isMany = !isOne && /\b(?:they|them|their)\b/iu.test(pronounIn);
  const meant = phrasesIn(text).find(
    ({ said, head }) =>
      (isOne && /^(?:the|your) \p{L}+$/u.test(said) && !/s$/u.test(head)) ||
      (isMany &&
        /^(?:(?:the|your) )?(?:\p{L}+ )?\p{L}+$/u.test(said) &&
        /[^s]s$/u.test(head) &&
        !DAYS.test(head)),
  );
  return meant ? `As for ${meant.said}:` : null;
}

const DAYS = /days$|ends$/u;

/** What a message is about, in the listener's words; null if the answer names it anyway. Two things only of a short one. */
export function namedIn(text: string, answer = ""): string | null {
  const known = answer.toLowerCase();
  const phrases = phrasesIn(text).filter(({ head }) => !known.includes(head));
  const [best] = [...phrases].sort((a, b) => b.worth - a.worth);
  if (!best) return null;
  const second =
    text.split(/\s+/u).length <= SHORT &&
    phrases.find((phrase) => phrase !== best && phrase.worth >= SECOND_WORTH && !overlaps(phrase, best));
  return joined([best, ...(second ? [second] : [])].sort((a, b) => a.at - b.at));
}

interface Phrase {
  /** In the listener's words: "your labels". */
  readonly said: string;
  /** The word that matters, in lower case. */
  readonly head: string;
  readonly at: number;
  readonly worth: number;
}

/** Of a message of so many words two things can be taken up: it is about both. */
const SHORT = 14;
const SECOND_WORTH = 2;

const LONGEST_PHRASE = 2;

function phrasesIn(text: string): Phrase[] {
  const plain = text.replaceAll(/[’]/gu, "'");
  const numbers = counted(plain);
  const sums = numbers.filter(({ said }) =>
    /[€$£%]|\b(?:a|an|per) \p{L}+$|euros?|dollars?|pounds?/iu.test(said),
  );
  return [...sums, ...owned(plain), ...numbers, ...dated(plain), ...askedFor(plain), ...bare(plain)].filter(
    (phrase, index, all) =>
      all.findIndex((other) => other.head === phrase.head || overlaps(phrase, other)) === index,
  );
}

const OF_OTHERS = new Set(["his", "her", "their"]);

/** "a baker", "my two best labels" */
function owned(text: string): Phrase[] {
  return [...text.matchAll(new RegExp(`(?<![\\p{L}'])(${OWNERS}) (?=\\p{L})`, "giu"))].flatMap((match) => {
    const words = wordsFrom(text, match.index + match[0].length, LONGEST_PHRASE);
    const owner = (match[1] ?? "").toLowerCase();
    if (/\bnot (?:for |about |with |to )?$/iu.test(text.slice(0, match.index))) return [];
    const worth = owner === "my" || owner === "our" ? 3 : OF_OTHERS.has(owner) ? 1.4 : 2.5;
    const end = match.index + [match[0].trim(), ...words].join(" ").length;
    const per = words.length > 0 ? /^ per \p{L}+/iu.exec(text.slice(end))?.[0] : undefined;
    return phrase(ownerSaid(owner), words, match.index, worth).map((found) =>
      per ? { ...found, said: found.said + per } : found,
    );
  });
}

/** "six testers", "60 euros a month", "ten per cent" */
function counted(text: string): Phrase[] {
  const pattern = new RegExp(
    `(?<![\\p{L}\\d.,])([€$£]\\s?)?(${NUMBER})(?![\\p{L}\\d])(%| ?per cent| percent)?( euros?| dollars?| pounds?| pesos?)?( (?:an?|per) \\p{L}+)?`,
    "giu",
  );
  return [...text.matchAll(pattern)].flatMap((match) => {
    const [whole, sign, , share, unit, per] = match;
    const isWhole = Boolean(sign ?? share ?? unit ?? per);
    const words = isWhole ? [] : wordsFrom(text, match.index + whole.length + 1, 2);
    const every = /^ (?:a|per) (?:month|week|day|year|hour)\b/iu.exec(
      text.slice(match.index + [whole, ...words].join(" ").length),
    )?.[0];
    const said = `${[whole.trim(), ...words].join(" ")}${words.length > 0 ? (every ?? "") : ""}`;
    const head = (match[2] ?? "").toLowerCase();
    const isBare = !isWhole && words.length === 0;
    // "the 9" or "the 3 weeks" mean nothing when they are said back.
    if (isBare || (!isWhole && TIMES.test(words.at(-1) ?? ""))) return [];
    return [
      {
        said: `the ${said.charAt(0).toLowerCase()}${said.slice(1)}`,
        head,
        at: match.index,
        worth: isWhole ? 2.8 : 2.6,
      },
    ];
  });
}

const TIMES =
  /^(?:seconds?|min(?:ute)?s?|hours?|days?|nights?|weeks?|weekends?|months?|years?|times?|good|new|plus)$/iu;

/** "keep asking for refills": what others want is what the message is about. */
function askedFor(text: string): Phrase[] {
  const asking = /\b(?:ask(?:s|ed|ing)?|look(?:s|ed|ing)?|wait(?:s|ed|ing)?) for (?=\p{L}{4,})/giu;
  return [...text.matchAll(asking)]
    .flatMap(({ 0: whole, index }) => phrase("", wordsFrom(text, index + whole.length, 2), index, 3.1))
    .filter(({ said }) => /[^s']s$/u.test(said));
}

/** "on Fridays", "in August" */
function dated(text: string): Phrase[] {
  return [...text.matchAll(new RegExp(`\\b((?:on|in|by|until|before|at|for) )?(${DAY})\\b`, "giu"))].map(
    (match) => ({ said: match[0], head: (match[2] ?? "").toLowerCase(), at: match.index, worth: 2 }),
  );
}

/** A word in -s after these is a verb. */
const ONE_SUBJECT = /^(?:it|he|she|that|this|who|which|what|one)$/iu;

/** A plural or a name without an article: "for companies", "from Turkey", "clients write" */
function bare(text: string): Phrase[] {
  return [...text.matchAll(/(?<![\p{L}'])(?=\p{L}{4})/gu)].flatMap((match) => {
    const before = /([\p{L}']+)\s$/u.exec(text.slice(0, match.index))?.[1];
    if (before && (!ENDS.has(before.toLowerCase()) || ONE_SUBJECT.test(before))) return [];
    const words = wordsFrom(text, match.index, 2);
    const isNamed = before !== undefined && /^\p{Lu}\p{Ll}/u.test(words[0] ?? "");
    return phrase("", words, match.index, 1.5).filter(
      ({ said }) => isNamed || (/[^s']s$/u.test(said) && /^\p{L}/u.test(said)),
    );
  });
}

function wordsFrom(text: string, from: number, most: number): string[] {
  const words: string[] = [];
  let next = "";
  const rest = /^[^.!?;:,()"“”\n]*/u.exec(text.slice(from))?.[0] ?? "";
  for (const word of rest.trim().split(/\s+/u)) {
    next = word.toLowerCase();
    if (words.length >= most || !/^\p{L}[\p{L}'-]*$/u.test(word)) break;
    if (ENDS.has(next) || isVerbForm(word)) break;
    words.push(word);
  }
  const plural = words.findIndex((word) => /[^s'u]s$/u.test(word) && !NO_PLURALS.has(word.toLowerCase()));
  if (plural >= 0 && plural < words.length - 1 && !/s$/u.test(words.at(-1) ?? ""))
    return words.slice(0, plural + 1);
  return endsInVerb(words, next) ? words.slice(0, -1) : words;
}

/** "the nursery ordered ten", "my sister sorts the invoices", "can my boss sue me" */
function endsInVerb(words: readonly string[], next: string): boolean {
  const last = words.at(-1) ?? "";
  if (words.length < 2) return false;
  return /ed$|^(?:ate|sue|cause|bad|worth)$/u.test(last) || (/[^s]s$/u.test(last) && OBJECT_STARTS.has(next));
}

/** In -s, and may stand before another noun. */
const NO_PLURALS = new Set("sales sports news savings goods gas".split(" "));
/** After these a word in -s was a verb: "my sister sorts the invoices". */
const OBJECT_STARTS = new Set("the a an my our me us him her them it".split(" "));

function isVerbForm(word: string): boolean {
  return (
    /(?:n't|'ll|'d|'ve|'re)$|^(?:that|there|it|he|she|who|what|here)'s$/iu.test(word) || /ly$/iu.test(word)
  );
}

function phrase(owner: string, words: readonly string[], at: number, worth: number): Phrase[] {
  const meaning = words.filter((word) => !EMPTY.has(word.toLowerCase()));
  const head = (words.at(-1) ?? "").toLowerCase();
  if (meaning.length === 0 || head.length < 3) return [];
  const said = [owner, ...words.map(lowerUnlessName)].filter(Boolean).join(" ");
  return [{ said, head: (meaning.at(-1) ?? "").toLowerCase(), at, worth }];
}

function lowerUnlessName(word: string, index: number): string {
  return index === 0 && /^\p{Lu}\p{Ll}+s$/u.test(word) ? word.toLowerCase() : word;
}

function ownerSaid(owner: string): string {
  if (owner === "my" || owner === "our") return "your";
  if (["his", "her", "their", "this", "these", "those", "no"].includes(owner))
    return owner === "no" ? "having no" : owner;
  if (["some", "any", "more", "both", "other"].includes(owner)) return owner === "both" ? "both" : "";
  return owner === "another" || owner === "every" || owner === "each" ? owner : "the";
}

function overlaps(a: Phrase, b: Phrase): boolean {
  return a !== b && a.at < b.at + b.said.length && b.at < a.at + a.said.length;
}

const STARTS_WITH_PREPOSITION = /^(?:on|in|by|until|before|at|for) /iu;

function joined(phrases: readonly Phrase[]): string {
  const [first, second] = phrases;
  if (!first) return "";
  if (!second) return first.said.replace(STARTS_WITH_PREPOSITION, "");
  return STARTS_WITH_PREPOSITION.test(second.said)
    ? `${first.said} ${second.said}`
    : `${first.said.replace(STARTS_WITH_PREPOSITION, "")} and ${second.said}`;
}
