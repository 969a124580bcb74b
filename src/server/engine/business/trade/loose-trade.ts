import type { Model } from "#domain/business/models.ts";
import type { Trade } from "../../playbook/schema.ts";
import { stemsOf } from "../../text/tokens.ts";
import { GENERIC_STEMS } from "./generic-words.ts";

/** A description begins with what matters. */
const CLAUSE_SHARE = [1, 0.8, 0.4];
/** What somebody was before. */
const BIOGRAPHY =
  /\b(?:\d+|ten|twenty|thirty) (?:years?|yrs)(?: of)? \w+ing\b[^.,;]*|\bi (?:was|worked|used to|studied|have been)\b.*?(?=\band now\b|\bnow\b|$)/iu;
/** A trade that names another model first fits a little less. */
const SECOND_MODEL_SHARE = 0.8;
/** What stands after these is the customer's business. */
const CUSTOMERS = /\s(?:for|who|whose|to sell to)\s.*$/iu;
/** A word that only one trade of the model knows is worth 1. */
const LEAST_SCORE = 0.95;
/** The best must be ahead of the next by this factor. */
const LEAD = 1.15;

/** `isEvident`: whether the description offers what the trade does, rather than mentioning it. */
export type LooseFinder = (
  description: string,
  model: Model,
  isEvident: (trade: Trade) => boolean,
) => Trade | null;

/**
 * The trade that shares its rare words with a description in which no phrase of a trade stands as it is:
 * "Scratch for grandparents" is about programming lessons. Only trades of the very model; null if two are as near.
 */
export function createLooseFinder(trades: readonly Trade[]): LooseFinder {
  const vocabularies = new Map<Model, Vocabulary>();
  return (description, model, isEvident) => {
    const known =
      vocabularies.get(model) ?? vocabularyOf(trades.filter(({ models }) => models.includes(model)));
    vocabularies.set(model, known);
    const [best, second] = known
      .map(({ trade, worth }) => ({
        trade,
        score: scoreOf(description, worth) * (trade.models[0] === model ? 1 : SECOND_MODEL_SHARE),
      }))
      .filter(({ trade, score }) => score >= LEAST_SCORE && isEvident(trade))
      .sort((a, b) => b.score - a.score || a.trade.id.localeCompare(b.trade.id));
    return best && (!second || best.score >= second.score * LEAD) ? best.trade : null;
  };
}

/** How much each stem says for each trade: often in its words, rarely in those of others. */
type Vocabulary = readonly { readonly trade: Trade; readonly worth: ReadonlyMap<string, number> }[];

function vocabularyOf(trades: readonly Trade[]): Vocabulary {
  const counts = trades.map(({ words }) => {
    const count = new Map<string, number>();
    for (const stem of words.flatMap((phrase) => [...new Set(stemsOf(phrase))]))
      if (!GENERIC_STEMS.has(stem) && stem.length > 2) count.set(stem, (count.get(stem) ?? 0) + 1);
    return count;
  });
  const spread = (stem: string) => counts.filter((count) => count.has(stem)).length;
  return trades.map((trade, index) => ({
    trade,
    worth: new Map(
      [...(counts[index] ?? [])].map(([stem, count]) => [
        stem,
        (1 + Math.log(count)) * (Math.log(1 + trades.length / spread(stem)) / Math.log(1 + trades.length)),
      ]),
    ),
  }));
}

function scoreOf(description: string, worth: ReadonlyMap<string, number>): number {
  const clauses = description
    .split(/[.,;:!?()\n–]/u)
    .map((clause) => clause.replace(BIOGRAPHY, ""))
    .filter((clause) => clause.trim() !== "");
  const own = clauses.map((clause) => ` ${clause}`.replace(CUSTOMERS, "").replace(DENIED, ""));
  // "An app for beekeepers" says what it is by whom it is for.
  const isHollow = stemsOf(own.slice(0, 2).join(" ")).every((stem) => GENERIC_STEMS.has(stem));
  const read = isHollow ? clauses : own;
  const shares = new Map<string, number>();
  for (const [index, share] of CLAUSE_SHARE.entries())
    for (const stem of stemsOf(read[index] ?? "")) shares.set(stem, Math.max(shares.get(stem) ?? 0, share));
  return [...shares].reduce((sum, [stem, share]) => sum + share * (worth.get(stem) ?? 0), 0);
}

const DENIED = /\b(?:no|not|never|without|my own)\b.*$/iu;
