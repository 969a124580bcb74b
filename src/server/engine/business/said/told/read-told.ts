import { type FactKey, TOLD_STATES, type ToldState } from "#domain/business/fact-keys.ts";
import type { Recognise } from "../../../text/recogniser.ts";
import { numberWord } from "../../grammar.ts";
import { looseEndsIn, partsOf } from "../loose-ends.ts";
import { newsIn } from "../news.ts";
import { numberOf } from "../numbers.ts";
import { situationsIn } from "../read-situation.ts";
import { placeOfFull, type Stated } from "../read-state.ts";
import { stockIn, waitingIn } from "../said-amounts.ts";
import { partyIn, subjectBefore } from "./party.ts";
import { quoteAt } from "./quote.ts";
import { answerDueIn, CHANCES } from "./told-chances.ts";
import { DONE_COUNT, LIMITS } from "./told-limits.ts";
import { PEOPLE } from "./told-people.ts";
import type { ToldRule } from "./told-rule.ts";
import { HEARD_BY_LIKENESS, surenessFor } from "./told-words.ts";

/** Something that the person told and a coach would answer. */
interface Told {
  readonly state: ToldState;
  readonly said: string;
  readonly by: string | null;
  /** The sentence it was told in. */
  readonly at: number;
  /** The state itself is told by facts elsewhere. */
  readonly isOnlyQuote?: boolean;
}

const RULES: readonly ToldRule[] = [...CHANCES, ...PEOPLE, ...LIMITS];

/** Said of later, of what could be, of an offer for others, or of what is not so. */
const NOT_OWN =
  /\b(?:help(?:s|ing)?|remind(?:s|ing)|reduc\w+|prevent\w*|people who|owners who|those who|for \p{L}+ (?:who|that|with)|so that|courses?|coaching|consult\w*|podcast|newsletter|software|(?:app|tool|plug-?in|extension|service|system|platform) (?:for|that|which|to|so|against)|i used to|hope to|plan to)\b/iu;

/** What says the same less clearly, if it stands in the same sentence or beside it. */
const COVERS: Partial<Record<ToldState, readonly ToldState[]>> = {
  latePay: ["raiseFear", "afraid", "unpaid", "unsigned"],
  offered: ["askedMore", "hotLead", "unsure", "afraid", "unanswered", "rival"],
  bigOrder: ["askedMore", "tooLong", "hotLead", "latePay", "tooDear", "unsure", "afraid", "unanswered"],
  askedFree: ["askedMore", "hotLead", "freeUsers", "unpaid", "unanswered", "tooDear"],
  askedMore: ["hotLead", "unsure"],
  hotLead: ["unsure"],
  lostClient: ["unsure", "afraid", "splitUp", "unanswered", "failing"],
  noShows: ["unanswered", "failing"],
  blocked: ["unanswered", "unsure", "lawDoubt"],
  lawDoubt: ["unsure", "afraid", "unsigned"],
  placeEnds: ["sourceGone", "unsure", "afraid"],
  soldOut: ["afraid", "unsure", "hotLead", "homeLimit", "equipment"],
  equipment: ["failing", "returns"],
  splitUp: ["lostClient", "afraid", "unsure"],
  sourceGone: ["unsure"],
  returns: ["failing"],
  unpaid: ["freeUsers"],
  stock: ["lookers"],
  priceOpen: ["unsure", "tooDear", "hotLead"],
  raiseFear: ["afraid", "unsure", "lostClient", "oldPrice"],
  oldPrice: ["tooCheap"],
  costsRose: ["tooDear"],
  postage: ["tooDear", "lookers", "costsRose"],
  freeUsers: ["lookers"],
  rival: ["tooDear", "lostClient"],
  copied: ["rival"],
  churn: ["lostClient", "noRepeat"],
  polishing: ["untested", "unsure", "afraid", "tooLong"],
  scopeCreep: ["tooLong", "supportLoad"],
  silent: ["unanswered"],
  jobLimit: ["homeLimit", "blocked"],
  homeLimit: ["hurting"],
  hurting: ["failing"],
};

/** What a text tells that a coach would answer: each state with a quotation and, where readable, with whom it is about. */
export function readTold(text: string, recognise?: Recognise): Stated[] {
  const plain = text.normalize("NFKC").replaceAll("’", "'").slice(0, 4_000);
  const sentences = plain.split(/(?<=[.!?;\n])\s+/u).map((sentence) => sentence.replace(/[.!?;:,\s]+$/u, ""));
  const matched = sentences.flatMap((_, at) => toldIn(sentences, at));
  const found = recognise ? matched.filter((one) => !isOverruled(one, sentences, recognise)) : matched;
  const all = recognise ? [...found, ...recognised(sentences, found, recognise)] : found;
  const told = new Map<ToldState, Told>();
  for (const one of all) if (!isCovered(one, all) && !told.has(one.state)) told.set(one.state, one);
  const due = told.has("offered") || told.has("bigOrder") ? sentences.map(answerDueIn).find(Boolean) : null;
  return [
    ...[...told.values()].flatMap(({ state, said, by, isOnlyQuote }): Stated[] => [
      ...(isOnlyQuote ? [] : [{ key: state, value: "yes" }]),
      { key: `${state}Said`, value: said },
      ...(by ? [{ key: `${state}By` as FactKey, value: by }] : []),
    ]),
    ...(due ? [{ key: "answerBy" as const, value: due }] : []),
  ];
}

/** From this probability on a recogniser was right or nearly right about strangers in nine of ten cases. */
const SURE = 0.8;
/** Few words, or a part of a sentence, must be plainer. */
const SURE_OF_LITTLE = 0.9;
const FEW_WORDS = 5;
/** A clause of fewer words says too little. */
const LEAST_WORDS = 5;
/** Facts elsewhere decide whether it is so; a recogniser only finds the words. */
const KNOWN_ELSEWHERE: readonly ToldState[] = ["silent"];

/** At this probability for something else, the recogniser overrules a pattern. */
const SURER = 0.85;
const NO_CHANCE = 0.05;

/** Whether the sentence plainly tells something else: 120 kiosks that are to be painted are an order, not stock. */
function isOverruled({ state, at }: Told, sentences: readonly string[], recognise: Recognise): boolean {
  const guesses = recognise(sentences[at] ?? "");
  const [best] = guesses;
  const own = guesses.find(({ topic }) => topic === state)?.probability ?? 0;
  const isTold = TOLD_STATES.some((one) => one === best?.topic);
  return best !== undefined && isTold && best.probability >= SURER && own < NO_CHANCE;
}

/** What sentences tell in which no pattern was found. */
function recognised(sentences: readonly string[], found: readonly Told[], recognise: Recognise): Told[] {
  return sentences.flatMap((sentence, at): Told[] => {
    if (found.some((one) => one.at === at) || NOT_OWN.test(sentence)) return [];
    const heard = clearestIn(sentence, recognise);
    if (!heard || !HEARD_BY_LIKENESS.includes(heard.state)) return [];
    const { state, clause } = heard;
    const said = quoteAt(clause, 0, clause.length);
    const by = whoIn(state, sentence, 0, sentences, at);
    const isOnlyQuote = KNOWN_ELSEWHERE.includes(state);
    return said ? [{ state, said, by, at, isOnlyQuote }] : [];
  });
}

/** What a sentence tells most clearly, as a whole or in one clause, and the words to quote. */
function clearestIn(
  sentence: string,
  recognise: Recognise,
): { state: ToldState; clause: string; chance: number } | null {
  const clauses = partsOf(sentence).filter((clause) => wordsIn(clause) >= LEAST_WORDS);
  const heardIn = (part: string, sure: number) => {
    const [guess] = recognise(part);
    const state = TOLD_STATES.find((one) => one === guess?.topic);
    return guess && state && guess.probability >= surenessFor(state, part, sure)
      ? [{ state, clause: part, chance: guess.probability }]
      : [];
  };
  const heard = [
    ...heardIn(sentence, wordsIn(sentence) > FEW_WORDS ? SURE : SURE_OF_LITTLE),
    ...clauses.flatMap((clause) => heardIn(clause, SURE_OF_LITTLE)),
  ];
  const [clearest = null] = heard.sort((a, b) => b.chance - a.chance);
  if (!clearest || clearest.clause.length <= LONGEST_QUOTE) return clearest;
  const chanceOf = (clause: string) =>
    recognise(clause).find(({ topic }) => topic === clearest.state)?.probability ?? 0;
  const [best = sentence] = [...clauses].sort((a, b) => chanceOf(b) - chanceOf(a));
  return { ...clearest, clause: best };
}

const LONGEST_QUOTE = 90;
const wordsIn = (text: string) => text.split(/\s+/u).length;

function isCovered({ state, at }: Told, all: readonly Told[]): boolean {
  return all.some((other) => COVERS[other.state]?.includes(state) && Math.abs(other.at - at) <= 1);
}

function toldIn(sentences: readonly string[], at: number): Told[] {
  const sentence = sentences[at] ?? "";
  const around = sentences.slice(Math.max(0, at - 1), at + 2).join(". ");
  return [
    ...RULES.flatMap((rule) => applied(rule, sentences, at, around)),
    ...situationsIn(sentence).flatMap(({ state, index, length }): Told[] => {
      const said = quoteAt(sentence, index, index + length);
      return said ? [{ state, said, by: whoIn(state, sentence, index, sentences, at), at }] : [];
    }),
    ...stockTold(sentence, at),
    ...fullTold(sentences, at),
    ...[...newsIn(sentence), ...looseEndsIn(sentence)].map(({ key, said, index }): Told => {
      const from = said.endsWith("…") ? subjectBefore(sentence, index)?.from : undefined;
      const short = from === undefined ? null : quoteAt(sentence.slice(from), 0, 1);
      return { state: key, said: short ?? said, by: whoIn(key, sentence, index, sentences, at, said), at };
    }),
  ];
}

/** More asking than room, as the facts of the business tell it too. */
function fullTold(sentences: readonly string[], at: number): Told[] {
  const sentence = sentences[at] ?? "";
  const place = placeOfFull(sentence) ?? (waitingIn(sentence) ? 0 : null);
  const said = place === null ? null : quoteAt(sentence, place, place + 1);
  return said ? [{ state: "soldOut", said, by: waitingBy(sentences), at, isOnlyQuote: true }] : [];
}

function stockTold(sentence: string, at: number): Told[] {
  const said = stockIn(sentence) ? quoteAt(sentence, 0, sentence.length) : null;
  return said ? [{ state: "stock", said, by: null, at }] : [];
}

function applied(rule: ToldRule, sentences: readonly string[], at: number, around: string): Told[] {
  const sentence = sentences[at] ?? "";
  const hit = rule.pattern.exec(sentence);
  if (!hit || NOT_OWN.test(sentence.slice(0, hit.index + 12)) || rule.unless?.test(sentence)) return [];
  if (rule.with && !rule.with.test(around)) return [];
  const subject = rule.who && rule.who !== "anywhere" ? subjectBefore(sentence, hit.index) : null;
  if (rule.who === "needed" && !subject && !PRONOUN.test(sentence.slice(0, hit.index))) return [];
  const said = quoteFrom(sentence, subject?.from ?? null, hit.index, hit.index + hit[0].length);
  const counted = countedBy(rule.state, hit.groups?.n ?? hit.groups?.m);
  const by = counted ?? subject?.who ?? whoIn(rule.state, sentence, hit.index, sentences, at);
  return said ? [{ state: rule.state, said, by, at }] : [];
}

/** The whole clause; a long one begins with whoever acts. */
function quoteFrom(sentence: string, subjectAt: number | null, start: number, end: number): string | null {
  const whole = quoteAt(sentence, subjectAt ?? start, end);
  if (subjectAt === null || !whole?.endsWith("…")) return whole;
  return quoteAt(sentence.slice(subjectAt), 0, end - subjectAt);
}

const PRONOUN = /\b(?:they|he|she|someone|somebody)\s*$/iu;

/** "the nine who left". */
function countedBy(state: ToldState, count: string | undefined): string | null {
  const number = numberOf(count ?? "");
  return state === "lostClient" && number >= 2 ? `the ${numberWord(number)} who left` : null;
}

/** States whose party is whoever acts, and those that the sentence names anywhere. */
const ACTS: readonly ToldState[] = [
  "hotLead",
  "latePay",
  "badWords",
  "oneClient",
  "unanswered",
  "lostClient",
];
const NAMED: readonly ToldState[] = [
  "tooDear",
  "blocked",
  "splitUp",
  "unsigned",
  "sourceGone",
  "askedMore",
  "placeEnds",
  "jobLimit",
  "copied",
  "otherBuyers",
];

function whoIn(
  state: ToldState,
  sentence: string,
  index: number,
  sentences: readonly string[],
  at: number,
  said = sentence,
): string | null {
  if (state === "soldOut") return waitingBy(sentences);
  if (state === "unpaid") return nextPerson(sentences, at);
  if (state === "lostClient") {
    const [, count] = new RegExp(`(?:lost |^|[ ,])(${COUNTED})`, "iu").exec(said) ?? [];
    const many = countedBy(state, count);
    if (many) return many;
  }
  if (ACTS.includes(state))
    return subjectBefore(sentence, index)?.who ?? partyIn(sentence.slice(index)) ?? partyIn(sentence);
  return NAMED.includes(state) ? partyIn(sentence) : null;
}

const COUNTED = "\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty";

function waitingBy(sentences: readonly string[]): string | null {
  const waiting = sentences.map(waitingIn).find(Boolean);
  return waiting ? `the ${waiting} who wait` : null;
}

const ORDINALS =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(
    " ",
  );

/** Who comes next after those for whom it was free: "the ninth person". */
function nextPerson(sentences: readonly string[], at: number): string | null {
  for (const sentence of [sentences[at], sentences[at - 1]]) {
    const count = numberOf(DONE_COUNT.exec(sentence ?? "")?.[1] ?? "");
    const next = count >= 2 ? ORDINALS[count] : undefined;
    if (next) return `the ${next} person`;
  }
  return null;
}
