import type { Trade } from "../playbook/schema.ts";
import type { KnownSlot, LearnerSlot, SituationSlot, WaySlot } from "../playbook/vocabulary.ts";
import { fitsAsNoun } from "./fit-noun.ts";
import { headOf, isMass, isPlural, pluralOf, singularOf, withArticle } from "./grammar.ts";
import type { OwnPhrases } from "./read-phrases.ts";

/**
 * The words that fill the slots of a quest: also the name of the business, what a channel or a course is about, and who
 * learns or uses it, who is not always the one who pays.
 */
export type WordsOfBusiness = Readonly<Record<WaySlot | "business" | "subject" | LearnerSlot, string>> &
  KnownWords;

/** The same with what the person told. */
export type QuestWords = WordsOfBusiness & SituationWords;

/** The words of facts, as far as they are known. */
export type KnownWords = Readonly<Partial<Record<KnownSlot, string>>>;

/** The sentence in which each situation was told, by the slot of its quest. */
export type SituationWords = Readonly<Record<SituationSlot, string>>;

type Words = Readonly<Record<WaySlot, string>>;

/** A longer phrase makes a title that nobody reads to its end. */
const LONGEST = 34;

/** The model's words, then the trade's, then the person's own. */
export function questWords(
  ofModel: Words,
  trade: Trade | null,
  own: OwnPhrases,
  businessName: string | null,
): QuestWords {
  const base = { ...ofModel, ...defined(trade?.slots ?? {}) };
  const words = { ...base, ...offerWords(own, base, ofModel), ...buyerWords(own.buyers) };
  return {
    ...words,
    ...(own.soldAt && { place: own.soldAt }),
    aCustomer: withArticle(words.customer),
    ...learnerWords(words),
    business: businessName ?? "your business",
    subject: "your subject",
  };
}

function offerWords(own: OwnPhrases, base: Words, ofModel: Words) {
  const work = own.doing && [own.doing, headOf(own.doing)].find(({ length }) => length <= LONGEST);
  const doing = work ? { "offer.doing": work } : {};
  const sells = shortened(own.sells);
  const isPlain = base["offer.many"] === ofModel["offer.many"];
  // Work that has no other name is called by what is done: "one sentence on splicing sallies".
  const isNamedByWork = isPlain && WORK.test(ofModel.piece) && !ON_PEOPLE.test(work ?? "");
  if (!sells) return { ...(work && isNamedByWork && { "offer.many": work }), ...doing };
  const many = pluralOf(sells);
  const [, made] =
    /^(making|selling|designing) /u.exec(
      base["offer.doing"] === ofModel["offer.doing"] ? base["offer.doing"] : "",
    ) ?? [];
  return {
    "offer.many": many,
    "offer.one": oneOf(many, base, ofModel),
    ...(made && madeOf(made, many)),
    ...doing,
  };
}

/** "teaching grown-ups" says to whom, not what. */
const ON_PEOPLE = /^(?:teaching|advising|coaching|helping|training|tutoring) /u;

/** "making knotted cords". */
function madeOf(made: string, many: string) {
  const verb = made === "making" && GROWN.test(headOf(many)) ? "growing" : made;
  return `${verb} ${many}`.length <= LONGEST ? { "offer.doing": `${verb} ${many}` } : {};
}

const GROWN =
  /(?:plants?|seedlings|flowers|vegetables|herbs|trees|bulbs|cacti|succulents|bushes|shrubs|tomatoes|berries)$/iu;

/** A long phrase without its tail ("photos of damaged roofs on farms" becomes "photos"); null if even that is long. */
function shortened(phrase: string | null): string | null {
  if (!phrase) return null;
  const isFit = (short: string) => short.length <= LONGEST && fitsAsNoun(short);
  if (isFit(phrase)) return phrase;
  const first = firstOf(phrase);
  return [first, headOf(first)].find((short) => isFit(short) && short.includes(" ")) ?? null;
}

/** One of several things joined by "and": "cushion covers" of "cushion covers and laptop sleeves". */
function firstOf(phrase: string): string {
  const [first = phrase, ...more] = phrase.split(/ (?:and|or|&) /iu);
  return more.length > 0 && isPlural(first) ? first : phrase;
}

/** Units of work: "a piano tuning job", "a money coaching session". */
const WORK = /^(?:job|appointment|session|project|assignment|lesson|visit)$/u;
/** Things that are done rather than handed over: a piano tuning, a guided walk, a noise audit. */
const DONE =
  /(?:ing|tour|walk|ride|trip|lesson|class|course|workshop|session|visit|check|audit|inspection|repair|service|massage|treatment|translation|talk|evening|show|concert|photo|portrait|mural|review|report|plan|design|website|logo|letter|speech|text|video|film|cv|survey|test|clean|cut|fit|circle|game|quiz|club)s?$/iu;
const SOFTWARE =
  /(?:app|tool|software|system|platform|tracker|planner|log|diary|calculator|game|extension|plug-?in|bot|reminder|dashboard|screen|alert|scanner|portal|website|web app|calendar|editor|player|simulator|adventure|assistant|marketplace|directory|database|timer|counter|map|guide)s?$/iu;
const PERIOD = /^an? (?:month|pilot month|day|year|week|evening|half-day)$/u;

/**
 * With its article. A mass noun is counted as the trade counts it ("a bar of soap") if the trade speaks of the same
 * thing, otherwise in the model's units of work or portions.
 */
function oneOf(many: string, base: Words, ofModel: Words): string {
  const first = firstOf(many);
  const head = headOf(first);
  const isPlain = base["offer.one"] === ofModel["offer.one"];
  // Nobody does "a shed" as a job, or builds "an egg record": then the model's word stands.
  const isOddWork =
    isPlain && isWork(ofModel) && (!DONE.test(head) || /^\p{Ll}+ing \p{L}/u.test(head) || / of /u.test(many));
  const isOddTool = isPlain && ofModel.piece === "account" && !SOFTWARE.test(head);
  if (isOddWork || isOddTool) return base["offer.one"];
  // "subtitles and transcripts": there is no one of both.
  if (isPlural(first) && /s (?:and|or|&) /iu.test(first)) return base["offer.one"];
  if (isPlural(first) || !isMass(first)) return withArticle(singularOf(first));
  if (!isAboutSame(many, `${base["offer.one"]} ${base["offer.many"]}`)) {
    if (WORK.test(ofModel.piece)) return withArticle(`${many} ${ofModel.piece}`);
    const portion = unitOf(ofModel["offer.one"]);
    return portion ? `${portion} of ${many}` : base["offer.one"];
  }
  const unit = unitOf(base["offer.one"]);
  return unit ? `${unit} of ${many}` : base["offer.one"];
}

const isWork = ({ piece }: Words) => WORK.test(piece) || piece === "monthly package";

/** "a bar" of "a bar of soap". */
function unitOf(one: string): string | null {
  const [, unit] = /^(.+?) of /u.exec(one) ?? [];
  return unit && !PERIOD.test(unit) ? unit : null;
}

const STEM = 4;

/** Whether two phrases share a word, by its first letters. */
function isAboutSame(a: string, b: string): boolean {
  const stems = (text: string) =>
    (text.toLowerCase().match(/\p{L}{2,}/gu) ?? [])
      .filter((word) => !/^(?:of|an|and|for|with|the|in|on|from|small|online|own)$/u.test(word))
      .map((word) => word.slice(0, STEM));
  const known = new Set(stems(b));
  return stems(a).some((stem) => known.has(stem));
}

function buyerWords(buyers: string | null) {
  if (!buyers) return {};
  const [first = buyers, ...more] = buyers.split(/ (?:and|or|&) (?!\d)/iu);
  const customers = buyers.length <= LONGEST || more.length === 0 ? buyers : first;
  const one = singularOf(more.length > 0 && isPlural(first) ? first : buyers);
  return { customers, customer: one.replace(/(?<= who )\p{L}+(?: not)?/u, agreeing) };
}

const AGREEING: Readonly<Record<string, string>> = {
  are: "is",
  were: "was",
  have: "has",
  "do not": "does not",
  don: "doesn",
};

/** "people who live alone", one of them "lives alone". */
function agreeing(verb: string): string {
  if (/^(?:cannot|can|lost|would|had)$/u.test(verb)) return verb;
  return AGREEING[verb] ?? `${verb}s`;
}

/** Parents pay, their children learn: "parents of girls aged 8 to 12" gives "girls aged 8 to 12". */
function learnerWords({ customers, customer }: Words): Record<LearnerSlot, string> {
  if (!/^(?:new |young |expat )?parents\b/iu.test(customers))
    return { learners: customers, learner: customer, aLearner: withArticle(customer) };
  const [, children = "children"] = /\bof (\p{L}+(?: aged .*| between .*)?)$/u.exec(customers) ?? [];
  const child = singularOf(headOf(children));
  return { learners: children, learner: child, aLearner: withArticle(child) };
}

function defined<T extends object>(value: T): { [K in keyof T]: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(value).filter(([, word]) => word)) as {
    [K in keyof T]: NonNullable<T[K]>;
  };
}
