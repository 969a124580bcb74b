import type { Model } from "#domain/business/models.ts";
import type { Trade } from "../../playbook/schema.ts";
import { GENERIC_PHRASES } from "./generic-words.ts";
import { createLooseFinder } from "./loose-trade.ts";
import { type Evidence, evidenceIn } from "./trade-evidence.ts";
import { clausesOf, keyOf, phraseKey, withoutOccupation } from "./trade-phrases.ts";

/** Finds the trade that a description speaks of. */
export interface TradeFinder {
  /** With a model, a trade of another kind of business is refused and a tie goes to the trade of that model. */
  find(description: string, model?: Model): Trade | null;
  /** The trades that fit equally well, whatever the model. */
  findAll(description: string): readonly Trade[];
}

/** Models that share their trades: candles bought in are sold like candles made. */
const KINDRED: readonly (readonly Model[])[] = [
  ["handmade", "resale", "food"],
  ["on-site", "appointments", "handmade"],
  ["on-site", "appointments", "teaching"],
  ["freelance", "advice", "agency"],
  ["freelance", "on-site", "appointments"],
  ["saas", "app"],
  ["community", "cause"],
];

/** Without one of these a word of a software trade is something else: crosswords are no quiz app. */
const SOFTWARE =
  /\b(?:apps?|software|tool|saas|web|browser|plug-?in|extension|program|phones?|android|ios|pc|steam|digital|online|users?|accounts?|prototype|beta|screens?|alerts?|bot|whatsapp|sms|database|dashboard|tracker|tracking|planner|reminders?|game|tablet)\b/iu;

/** What stands after these is the customer's trade, a means or a place, not the person's own trade. */
const NOT_OWN =
  /^(?:for|to|with|at|by|helps|help|helping|tells|so|while|near|about|on|who|where|of|no|not|never|without|dont)$/u;
/** A description begins with what matters; each clause after it counts less. */
const CLAUSE_SHARE = [1, 0.5, 0.35] as const;
const LATER_SHARE = 0.25;
const FLAT_SHARE = 0.7;
const FURTHER_HIT = 0.1;
const OTHERS_SHARE = 0.3;
const SECOND_MODEL_SHARE = 0.95;
const OTHER_MODEL_SHARE = 0.6;
/** Of a phrase that says how something is sold, not what. */
const GENERIC_SHARE = 0.15;
/** "I translate manuals": the verb of the person names the trade. */
const SAID_SHARE = 3;
/** A podcast about anything: taken only if no trade with a subject fits. */
const GENERAL = /-general$/u;
const LONGEST_PHRASE = 5;
/** The score puts trades in order; whether one is taken at all is decided by the evidence. */
const LEAST_SCORE = 0.2;

export function createTradeFinder(trades: readonly Trade[]): TradeFinder {
  const byPhrase = phrasesOf(trades);
  const ofAll: Phrases = (phrase) => byPhrase.get(phrase) ?? [];
  const loosely = createLooseFinder(trades);
  const phrasesFor =
    (model: Model): Phrases =>
    (phrase) =>
      ofAll(phrase).filter((trade) => isKindred(trade, model));
  const best = (description: string, phrases: Phrases, evidence: Evidence, model?: Model) => {
    const scored = (isFlat: boolean) =>
      [...scoresOf(hitsOf(description, phrases, isFlat), model)].filter(
        ([trade, score]) => score >= LEAST_SCORE && evidence(trade, model),
      );
    const first = scored(false);
    // The trade may be named late: "I have 22 hives near the lake. Last year I sold honey".
    const all = first.length > 0 ? first : scored(true);
    const specific = all.filter(([{ id }]) => !GENERAL.test(id));
    const scores = specific.length > 0 ? specific : all;
    const top = Math.max(...scores.map(([, score]) => score));
    return scores
      .flatMap(([trade, score]) => (score === top ? [trade] : []))
      .sort((a, b) => a.id.localeCompare(b.id));
  };
  const findIn = (description: string, model?: Model) => {
    const evidence = evidenceIn(description);
    const [found = null] = best(description, model ? phrasesFor(model) : ofAll, evidence, model);
    return found ?? (model ? loosely(description, model, (trade) => evidence(trade, model)) : null);
  };
  const allIn = (description: string) =>
    best(description, ofAll, evidenceIn(description)).filter(
      ({ models: [usual] }) => (usual !== "app" && usual !== "saas") || SOFTWARE.test(description),
    );
  return {
    find: (description, model) => findIn(offerOf(description), model),
    findAll: (description) => allIn(offerOf(description)),
  };
}

const ENOUGH_WORDS = 8;

/** What somebody is or was counts only if hardly anything else is said: then it may be what they offer. */
function offerOf(description: string): string {
  const offered = withoutOccupation(description);
  return offered.split(/\s+/u).length >= ENOUGH_WORDS ? offered : description;
}

/** The trades that a phrase names. */
type Phrases = (phrase: string) => readonly Trade[];

function phrasesOf(trades: readonly Trade[]): ReadonlyMap<string, readonly Trade[]> {
  const byPhrase = new Map<string, readonly Trade[]>();
  for (const trade of trades)
    for (const word of new Set(trade.words.map(phraseKey)))
      byPhrase.set(word, [...(byPhrase.get(word) ?? []), trade]);
  return byPhrase;
}

/** The best hit of each trade, and a little more for each further one. */
function scoresOf(hits: readonly Hit[], model: Model | undefined): Map<Trade, number> {
  const scores = new Map<Trade, number>();
  for (const { trade, weight } of hits.flatMap(({ trades, weight }) =>
    trades.map((trade) => ({ trade, weight })),
  )) {
    const before = scores.get(trade);
    const score = weight * fitOf(trade, model);
    scores.set(trade, before === undefined ? score : Math.max(before, score) + FURTHER_HIT);
  }
  return scores;
}

function hitsOf(description: string, phrases: Phrases, isFlat: boolean): Hit[] {
  return clausesOf(description).flatMap((clause, index) =>
    hitsIn(clause, phrases).map((hit) => ({
      ...hit,
      weight: hit.weight * (isFlat ? FLAT_SHARE : (CLAUSE_SHARE[index] ?? LATER_SHARE)),
    })),
  );
}

/** The model that a trade names first is the usual one. */
function fitOf(trade: Trade, model: Model | undefined): number {
  if (model === undefined || trade.models[0] === model) return 1;
  return trade.models.includes(model) ? SECOND_MODEL_SHARE : OTHER_MODEL_SHARE;
}

function isKindred(trade: Trade, model: Model): boolean {
  return (
    trade.models.includes(model) ||
    KINDRED.some((kind) => kind.includes(model) && trade.models.some((other) => kind.includes(other)))
  );
}

interface Hit {
  readonly trades: readonly Trade[];
  /** Grows with the length of the phrase. */
  readonly weight: number;
}

/** The longest phrases of a clause that name a trade; a word belongs to one phrase only. */
function hitsIn(clause: readonly string[], phrases: Phrases): Hit[] {
  const hits: Hit[] = [];
  let isOwn = true;
  for (let at = 0; at < clause.length; ) {
    const length = longestAt(clause, at, phrases);
    if (length === 0) {
      // "removal of wasp nests" is still the trade; after "for" come the customers.
      if (NOT_OWN.test(clause[at] ?? "") || isTool(clause, at)) isOwn = clause[at] === "of" && isOwn;
      at += 1;
      continue;
    }
    const phrase = keyOf(clause.slice(at, at + length));
    const hasObject =
      at + 1 < clause.length && !NOT_OWN.test(clause[at + 1] ?? "") && clause[at + 1] !== "in";
    const share = shareOf(phrase, isOwn, length === 1 && hasObject ? clause[at - 1] : undefined);
    hits.push({ trades: phrases(phrase), weight: length ** 1.5 * share });
    at += length;
  }
  return hits;
}

/** "Me and my sewing machine". */
function isTool(clause: readonly string[], at: number): boolean {
  return clause[at] === "my" && clause[at - 1] === "and";
}

function shareOf(phrase: string, isOwn: boolean, before: string | undefined): number {
  const isSaid = before === "i" || before === "we";
  return (
    (GENERIC_PHRASES.has(phrase) ? GENERIC_SHARE : 1) * (isOwn ? 1 : OTHERS_SHARE) * (isSaid ? SAID_SHARE : 1)
  );
}

function longestAt(clause: readonly string[], at: number, phrases: Phrases): number {
  for (let length = Math.min(LONGEST_PHRASE, clause.length - at); length > 0; length--)
    if (phrases(keyOf(clause.slice(at, at + length))).length > 0) return length;
  return 0;
}
