import {
  changeOfBusiness,
  type Described as DescribedBusiness,
  type FactRecord,
  type Knowledge,
  knowledgeOf,
  wordOf,
} from "#domain/business/facts.ts";
import { isModel, type Model } from "#domain/business/models.ts";
import { factsOfStage } from "#domain/business/stage-facts.ts";
import type { Stage } from "#domain/business/way.ts";
import type { Playbook, Way } from "../playbook/playbook.ts";
import type { Trade } from "../playbook/schema.ts";
import { type BusinessType, situationSlot, type Tag } from "../playbook/vocabulary.ts";
import { remember } from "../text/remember.ts";
import { buyersOf, impliedBuyers, placeOf } from "./fit-buyers.ts";
import { withArticle } from "./grammar.ts";
import { knownWords } from "./known-words.ts";
import { plainBuyers } from "./plain-buyers.ts";
import { guessModel } from "./read-model.ts";
import { type OwnPhrases, readPhrases, type Spelling } from "./read-phrases.ts";
import { readForm, readSubject, readTopic } from "./read-topic.ts";
import { readFacts } from "./said/read-facts.ts";
import type { Stated } from "./said/read-state.ts";
import { dateToday } from "./said/said-dates.ts";
import { createSpelling } from "./spelling.ts";
import { isRegulated, tagsOf } from "./tags.ts";
import { createTradeFinder, type TradeFinder } from "./trade/find-trade.ts";
import { type KindWords, openKindWords } from "./trade/kind-words.ts";
import { kindByWords, recogniseKind } from "./trade/recognise-kind.ts";
import { GOODS, isSureOf } from "./trade/trade-evidence.ts";
import { tradeInName, tradesNamed } from "./trade/trade-in-name.ts";
import { type QuestWords, questWords, type SituationWords, type WordsOfBusiness } from "./words.ts";

/** A business as the coach knows it. */
export interface Business {
  readonly way: Way;
  /** False once the person named the model. */
  readonly isModelGuessed: boolean;
  readonly trade: Trade | null;
  /** The kind of trade that the description is like, if no trade of it was named. */
  readonly kind: string | null;
  readonly tags: ReadonlySet<Tag>;
  readonly knowledge: Knowledge;
  readonly words: QuestWords;
  /** What the person said of it, or what the description says; null where the model's words stand in. */
  readonly own: OwnPhrases;
  /** What the description alone speaks of: another one means another business. */
  readonly described: DescribedBusiness;
}

interface Profile {
  readonly type: BusinessType;
  readonly name: string | null;
  /** As chosen by the person. */
  readonly stage?: Stage | null;
  readonly description: string;
  /** When the description was written, as far as known: older than everything else. */
  readonly describedAt: Date;
  /** For dates that were said earlier; without it the newest record tells the time. */
  readonly now?: Date | undefined;
}

interface Readers {
  readonly finder: TradeFinder;
  readonly kindWords: KindWords;
  readonly spell: Spelling;
  /** What a description says, by `DescribedText` as JSON. */
  readonly readText: (key: string) => TextRead;
}

/** What can be read from the description alone, whatever was learned since. */
interface DescribedText {
  readonly type: BusinessType;
  readonly name: string | null;
  readonly description: string;
  /** The model that the person named, if any. */
  readonly told: string;
}

type TextRead = ReturnType<typeof readText>;

/** Reading a description takes milliseconds, and all calls of one person read the same one. */
const KEPT_DESCRIPTIONS = 500;

const readers = new WeakMap<Playbook, Readers>();

/** They are made from the trades once for a playbook. */
function readersOf(playbook: Playbook): Readers {
  const known = readers.get(playbook) ?? makeReaders(playbook);
  readers.set(playbook, known);
  return known;
}

function makeReaders(playbook: Playbook): Readers {
  const tools = {
    finder: createTradeFinder(playbook.trades),
    kindWords: openKindWords(playbook),
    spell: createSpelling([
      ...playbook.trades.flatMap(({ words, slots }) => [...words, ...Object.values(slots)]),
      ...playbook.templates.flatMap(({ title, why, steps }) => [title, why, ...steps]),
    ]),
  };
  const read = (key: string) => readText(playbook, tools, JSON.parse(key) as DescribedText);
  return { ...tools, readText: remember(KEPT_DESCRIPTIONS, read) };
}

function readText(
  playbook: Playbook,
  { finder, kindWords, spell }: Omit<Readers, "readText">,
  { type, name, description, told }: DescribedText,
) {
  const spelled = spell(description);
  const spelledName = name && spell(name);
  const trades = tradesNamed(finder, spelled, spelledName);
  const guessed = guessModel(type, spelled, trades, playbook.recogniseModel).model;
  const guess = isModel(told) ? told : guessed;
  const named = finder.find(spelled, guess) ?? tradeInName(finder, spelled, spelledName, guess);
  const { trade, kind } = checkedTrade(playbook, kindWords, named, spelled, guess);
  const tags = tagsOf(description, trade);
  const regulated = isRegulated(tags, description, playbook.ways[guess])
    ? ([{ key: "regulated", value: "yes" }] as const)
    : [];
  const read = withoutOddPhrases(readPhrases(description, spell), kindWords, guess);
  const stated = readFacts(description, playbook.recogniseTold);
  return {
    spelled,
    guessed,
    guess,
    trade,
    kind,
    tags,
    stated: [...stated, ...regulated],
    read,
    speaking: trade && wordsOfTrade(trade, [spelled, spelledName], read.sells !== null),
  };
}

/** Situations by the words in which they were told, unless a state was read from the same words. */
function situationWords(
  playbook: Playbook,
  description: string,
  model: Model,
  stated: readonly Stated[],
): SituationWords {
  const quotes = stated.flatMap(({ key, value }) => (key.endsWith("Said") ? [value] : []));
  const isSame = (a: string, b: string) => a.includes(b) || b.includes(a);
  const heard = playbook
    .hearSituations(description, model)
    .filter(
      ({ said }) => !quotes.some((quote) => isSame(quote.replace(/ …$/u, ""), said.replace(/ …$/u, ""))),
    );
  return Object.fromEntries(heard.map(({ situation, said }) => [situationSlot(situation), said]));
}

/** Reads a business from what was described, and from what was learned since (oldest first). */
export function readBusiness(
  playbook: Playbook,
  { type, name, stage = null, description, describedAt, now }: Profile,
  learned: readonly FactRecord[],
): Business {
  const told = learned.findLast(({ key }) => key === "model")?.value ?? "";
  const text: DescribedText = { type, name, description, told };
  const { spelled, guessed, guess, trade, kind, tags, stated, read, speaking } = readersOf(playbook).readText(
    JSON.stringify(text),
  );
  // A description that was changed together with the business counts from then on.
  const changedAt = changeOfBusiness(learned) ?? describedAt;
  const described = stated.map(
    ({ key, value }): FactRecord => ({ key, value, source: "description", at: changedAt }),
  );
  const today = now ?? learned.at(-1)?.at ?? changedAt;
  const records = withoutPastDates([...described, ...learned], today);
  const knowledge = knowledgeOf(
    [...factsOfStage(records, guess, { stage, at: changedAt }), ...records],
    guess,
  );
  const way = playbook.ways[knowledge.model];
  const own: OwnPhrases = {
    sells: wordOf(knowledge, "sells") ?? read.sells,
    buyers:
      wordOf(knowledge, "buyers") ??
      buyersOf(read.buyers, way.model, speaking?.slots.pieces) ??
      impliedBuyers(spelled, way.model, speaking?.slots.customers ?? ""),
    soldAt: wordOf(knowledge, "soldAt") ?? placeOf(read.soldAt, way.model),
    doing: read.doing,
  };
  return {
    way,
    isModelGuessed: !isModel(told),
    trade,
    kind,
    tags,
    knowledge,
    words: {
      ...plainBuyers(wordsOf(way, speaking, own, name, spelled), knowledge),
      ...knownWords(knowledge, today),
      ...situationWords(playbook, description, guess, stated),
    },
    own,
    described: { model: guessed, sells: read.sells },
  };
}

/** A trade that the description plainly names as its offer is believed; any other is held against the whole of it. */
function checkedTrade(
  playbook: Playbook,
  kindWords: KindWords,
  named: Trade | null,
  text: string,
  model: Model,
) {
  if (named && isSureOf(named, text)) return { trade: named, kind: null };
  const guesses = playbook.recogniseKind(text);
  const recognised = recogniseKind(named, guesses, model, playbook.kindsOf);
  return kindByWords(recognised, { guesses, likeness: kindWords.likeness(text) }, model, playbook.kindsOf);
}

/** Of what was read as offer and work, only what businesses of this model sell and do. */
function withoutOddPhrases(read: OwnPhrases, kindWords: KindWords, model: Model): OwnPhrases {
  return {
    ...read,
    sells: read.sells && kindWords.isSold(read.sells, model) ? read.sells : null,
    doing: read.doing && kindWords.isDone(read.doing, model) ? read.doing : null,
  };
}

/** Words of a trade that are true only for what it usually sells, and to whom. */
const OF_ITS_BUYERS = [
  "customer",
  "customers",
  "aCustomer",
  "objection",
  "partner",
  "meeting",
  "office",
] as const;

/**
 * A trade whose very offer was not named lends its words for the thing and the work, not for those who buy. If the
 * person names the thing, the trade's word for making its own is wrong: nobody cooks jam who sells gherkins.
 */
function wordsOfTrade(trade: Trade, texts: readonly (string | null)[], isNamed: boolean): Trade {
  if (texts.some((text) => text && isSureOf(trade, text))) return trade;
  const isMade = isNamed && GOODS.has(trade.models[0] ?? "handmade");
  const left: ReadonlySet<string> = new Set([...OF_ITS_BUYERS, ...(isMade ? ["offer.doing"] : [])]);
  const slots = Object.fromEntries(Object.entries(trade.slots).filter(([slot]) => !left.has(slot)));
  return { ...trade, slots };
}

/** A date that has passed, or can no longer be told, is no coming date. */
function withoutPastDates(records: readonly FactRecord[], today: Date): readonly FactRecord[] {
  const date = records.findLast(({ key }) => key === "dateSaid");
  if (!date || dateToday(date.value, date.at, today)) return records;
  return records.filter(({ key }) => key !== "dateSaid" && key !== "dateSet");
}

/** Something published is named by its form and topic, unless the person said otherwise. */
function wordsOf(
  way: Way,
  trade: Trade | null,
  own: OwnPhrases,
  name: string | null,
  text: string,
): WordsOfBusiness {
  const words: WordsOfBusiness = questWords(way.slots, trade, own, name);
  if (way.model === "teaching") return { ...words, ...readSubject(text, own.sells) };
  if (way.model !== "content") return words;
  const told = readTopic(text);
  const topic = !trade && Object.keys(told).length === 0 ? readForm(text) : told;
  // What the person calls it stays; a trade knows its audience better than the form does.
  const { "offer.many": _many, "offer.one": _one, ...form } = topic;
  const { subject } = topic;
  const read = !own.sells ? topic : trade ? { ...(subject && { subject }) } : form;
  const named = {
    ...words,
    ...read,
    ...(own.buyers && { customers: words.customers, customer: words.customer }),
  };
  return { ...named, aCustomer: withArticle(named.customer) };
}
