import type { Model } from "#domain/business/models.ts";
import type { Trade } from "../../playbook/schema.ts";
import { stemsOf } from "../../text/tokens.ts";
import { isName } from "../capitals.ts";
import { type OfferPart, offerPartsOf } from "../offer-parts.ts";
import { GENERIC_PHRASES, GENERIC_STEMS, isFormOf } from "./generic-words.ts";
import { keyOf, phraseKey, plainWordsOf } from "./trade-phrases.ts";

/** Models in which a thing changes hands. */
export const GOODS: ReadonlySet<Model> = new Set([
  "handmade",
  "resale",
  "print-on-demand",
  "food",
  "downloads",
]);
/** Models that are told by their subject: a course on soil, a channel about trams, an app for beekeepers. */
const WITH_SUBJECT: ReadonlySet<Model> = new Set([
  "teaching",
  "content",
  "advice",
  "agency",
  "app",
  "saas",
  "community",
  "cause",
]);
/** Verbs whose object is sold; what is hung, carried or shown is not. */
const SELLING =
  /^(?:sell|sold|resell|make|made|offer|build|create|bake|produce|craft|sew|knit|crochet|roast|import|pour|brew|cook|carve|weave|turn|throw|forge|blend|grow|raise|print|paint|draw|design|cast|dye|keep|restore|refurbish|bind|ferment|smoke|distil|press|dry|mend|string|do|publish)(?:s|es|ing)?$/u;
/** What is published has one form. */
const FORMS = {
  podcast: /\bpodcasts?\b|\bepisodes?\b/iu,
  video: /\bvideos?\b|\bchannel\b|\byoutube\b|\btiktok\b|\bfilms?\b|\bdocumentar/iu,
  newsletter: /\bnewsletters?\b|\bsubstack\b|\bletter\b|\bissues?\b/iu,
  blog: /\bblog\b|\baccount\b|\binstagram\b/iu,
} as const;
const FORM_NAMES = Object.keys(FORMS) as readonly (keyof typeof FORMS)[];

/**
 * Whether a description offers what a trade does. A word that only comes up in it is no evidence. As long as the model
 * is not known, the thing decides rather than its subject: a mushroom diary is no food.
 */
export type Evidence = (trade: Trade, model?: Model) => boolean;

/** What was read of a description. */
interface Read {
  readonly parts: readonly OfferPart[];
  /** "An app for beekeepers" says what it is by whom it is for: then every word counts. */
  readonly isHollow: boolean;
  readonly stems: ReadonlySet<string>;
  readonly isModelKnown: boolean;
}

export function evidenceIn(description: string): Evidence {
  const parts = offerPartsOf(description);
  const read: Omit<Read, "isModelKnown"> = {
    parts,
    isHollow: parts.every(({ words }) => isGeneric(words.join(" "))),
    stems: new Set(stemsOf(beginningOf(description))),
  };
  return (trade, known) => {
    const model = known ?? trade.models[0] ?? "handmade";
    const all = { ...read, isModelKnown: known !== undefined };
    return (
      isSameForm(trade, description) &&
      trade.words.some((phrase) => isNamed(phrase, trade, model, all) || isMeant(phrase, trade, model, all))
    );
  };
}

/** The first two sentences, without what follows. */
function beginningOf(description: string): string {
  return description
    .split(/[.;!?\n]/u)
    .slice(0, 2)
    .join(" ");
}

const isGeneric = (text: string) => stemsOf(text).every((stem) => GENERIC_STEMS.has(stem));

/** The phrase stands as it is in what is offered. */
function isNamed(phrase: string, trade: Trade, model: Model, { parts, isModelKnown }: Read): boolean {
  const key = phraseKey(phrase);
  const length = key.split(" ").length;
  const isForm = GENERIC_PHRASES.has(key) || (length === 1 && isGeneric(phrase));
  if (isForm) return GENERAL.test(trade.id) && isSaid(key, parts);
  return parts.some((part) =>
    part.words.some((_, at) => {
      if (at + length > part.words.length || keyOf(part.words.slice(at, at + length)) !== key) return false;
      return length > 1
        ? !part.isTopic || !GOODS.has(trade.models[0] ?? model)
        : bears(part, at, trade, model, isModelKnown);
    }),
  );
}

/** A podcast about anything: its form is all that it needs. */
const GENERAL = /-general$/u;

function isSaid(key: string, parts: readonly OfferPart[]): boolean {
  return parts.some(({ words }) => ` ${keyOf(words)} `.includes(` ${key} `));
}

/** Whether a single word names the offer: as its verb, its head, or as the material or subject of what is sold. */
function bears(
  { words, verb, isTopic }: OfferPart,
  at: number,
  trade: Trade,
  model: Model,
  isModelKnown: boolean,
): boolean {
  const usual = trade.models[0] ?? model;
  if (at === 0 && verb !== null && words[0] === verb) return true;
  if (GOODS.has(usual) && !isSold(words, verb)) return false;
  if (isTopic) return WITH_SUBJECT.has(model) && trade.models.includes(model) && isLast(words, at);
  const isOther = usual === "content" || (GOODS.has(usual) && TOOL.test(words.at(-1) ?? ""));
  const isOfModel =
    (isModelKnown || !isOther) &&
    trade.models.includes(model) &&
    (GOODS.has(usual) || WITH_SUBJECT.has(model));
  return isHead(words, at) || isOfModel;
}

function isSold(words: readonly string[], verb: string | null): boolean {
  return (verb === null || SELLING.test(verb)) && !LENT.test(words.at(-1) ?? "");
}

/** "Lamp hire" makes no lamps. */
const LENT = /^(?:hire|rental|rent|rentals)$/u;
/** What is no food and no craft, whatever it is about. */
const TOOL =
  /^(?:diary|diaries|apps?|logs?|trackers?|planners?|calculators?|games?|calendars?|alerts?|maps?)$/u;

function isLast(words: readonly string[], at: number): boolean {
  const next = words[at + 1];
  return next === undefined || /^(?:and|or|plus|\d+|i|we|last|now|mostly|mainly|only|all|up|so)$/u.test(next);
}

/** The last noun of a phrase, or one that only words such as "tool", "lessons" or "Korean" follow. */
function isHead(words: readonly string[], at: number): boolean {
  return isLast(words, at) || words.slice(at + 1).every((word) => isName(word) || isGeneric(word));
}

/**
 * The telling words of a phrase, in whatever order. One of them bears what is offered and the others stand near it; of
 * the rest only the usual form of the model may be missing: "Python" of "python course", but not of "python zoo".
 */
function isMeant(phrase: string, trade: Trade, model: Model, read: Read): boolean {
  const { parts, isHollow, stems, isModelKnown } = read;
  const all = plainWordsOf(phrase).flatMap((word) => stemsOf(word));
  const telling = all.filter((stem) => !GENERIC_STEMS.has(stem) && stem.length > 2);
  if (telling.length === 0 || GENERIC_PHRASES.has(phraseKey(phrase))) return false;
  if (!all.every((stem) => stems.has(stem) || isFormOf(model, stem))) return false;
  if (isHollow && WITH_SUBJECT.has(model)) return true;
  return parts.some((part) =>
    part.words.some(
      (word, at) =>
        telling.includes(stemsOf(word)[0] ?? "") &&
        (isHead(part.words, at) || at === 0) &&
        bears(part, at, trade, model, isModelKnown),
    ),
  );
}

/** A podcast on trains is no video channel on trains. */
function isSameForm({ id, models }: Trade, description: string): boolean {
  if (models[0] !== "content") return true;
  const form = FORM_NAMES.find((name) => id.startsWith(name));
  const said = FORM_NAMES.filter((name) => FORMS[name].test(description));
  return form === undefined || said.length === 0 || said.includes(form);
}

const STEM = 4;

/**
 * Whether the description names the very thing that the trade sells, or its work, as its offer. Only then are the
 * trade's customers likely to be this person's: leather boots for goats are no presents.
 */
export function isSureOf(trade: Trade, description: string): boolean {
  // An audience is told by the form of what is published.
  if (trade.models[0] === "content") return true;
  const named = new Set(
    plainWordsOf(`${trade.slots["offer.many"] ?? ""} ${trade.slots["offer.doing"] ?? ""} ${trade.id}`)
      .filter((word) => !isGeneric(word))
      .map((word) => word.slice(0, STEM)),
  );
  return trade.words.some((phrase) => {
    const key = phraseKey(phrase);
    const length = key.split(" ").length;
    if (GENERIC_PHRASES.has(key) || (length === 1 && !named.has(key.slice(0, STEM)))) return false;
    return offerPartsOf(description).some(({ words, verb, isTopic }) =>
      words.some((_, at) => {
        if (isTopic && GOODS.has(trade.models[0] ?? "handmade")) return false;
        if (at + length > words.length || keyOf(words.slice(at, at + length)) !== key) return false;
        return (
          isHead(words, at + length - 1) || (at === 0 && verb !== null) || trade.models[0] === "teaching"
        );
      }),
    );
  });
}
