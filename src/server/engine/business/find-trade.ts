import type { Model } from "#domain/business/models.ts";
import type { Trade } from "../playbook/schema.ts";

/** Finds the trade that a description speaks of. */
export interface TradeFinder {
  /** With a model, a trade of another kind of business is refused and a tie goes to the trade of that model. */
  find(description: string, model?: Model): Trade | null;
}

/** Models that share their trades: candles bought in are sold like candles made. */
const KINDRED: readonly (readonly Model[])[] = [
  ["handmade", "resale", "print-on-demand", "food"],
  ["on-site", "appointments", "handmade"],
  ["on-site", "appointments", "teaching"],
  ["freelance", "advice", "agency"],
  ["freelance", "on-site", "appointments"],
  ["saas", "app"],
  ["community", "cause"],
];

/** What stands after these is the customer's trade, a means or a place, not the person's own trade. */
const NOT_OWN = /^(?:for|to|with|at|by|helps|help|helping|tells|so|while|near|about|on|who|where|of)$/u;
/** A description begins with what matters; each clause after it counts less. */
const CLAUSE_SHARE = [1, 0.7, 0.5] as const;
const LATER_SHARE = 0.35;
const OTHERS_SHARE = 0.3;
const OTHER_MODEL_SHARE = 0.6;
const LONGEST_PHRASE = 5;
const LEAST_SCORE = 0.55;

export function createTradeFinder(trades: readonly Trade[]): TradeFinder {
  const byPhrase = new Map<string, Trade[]>();
  for (const trade of trades)
    for (const word of new Set(trade.words.map(phraseKey))) byPhrase.set(word, [...(byPhrase.get(word) ?? []), trade]);

  return {
    find(description, model) {
      const scores = new Map<Trade, number>();
      for (const [index, clause] of clausesOf(description).entries()) {
        const share = CLAUSE_SHARE[index] ?? LATER_SHARE;
        for (const { trades: found, length, isOwn } of hitsIn(clause, byPhrase))
          for (const trade of found) {
            const fit = model === undefined || trade.models.includes(model) ? 1 : OTHER_MODEL_SHARE;
            const score = length ** 1.5 * share * fit * (isOwn ? 1 : OTHERS_SHARE);
            scores.set(trade, Math.max(scores.get(trade) ?? 0, score) + (scores.has(trade) ? 0.1 : 0));
          }
      }
      const [best] = [...scores]
        .filter(([trade]) => model === undefined || isKindred(trade, model))
        .sort((a, b) => b[1] - a[1] || a[0].id.localeCompare(b[0].id));
      return best && best[1] >= LEAST_SCORE ? best[0] : null;
    },
  };
}

function isKindred(trade: Trade, model: Model): boolean {
  return (
    trade.models.includes(model) ||
    KINDRED.some((kind) => kind.includes(model) && trade.models.some((other) => kind.includes(other)))
  );
}

interface Hit {
  readonly trades: readonly Trade[];
  /** In words. */
  readonly length: number;
  readonly isOwn: boolean;
}

/** The longest phrases of a clause that name a trade; a word belongs to one phrase only. */
function hitsIn(clause: readonly string[], byPhrase: ReadonlyMap<string, readonly Trade[]>): Hit[] {
  const hits: Hit[] = [];
  let isOwn = true;
  for (let at = 0; at < clause.length; ) {
    const length = longestAt(clause, at, byPhrase);
    if (length === 0) {
      // "removal of wasp nests" is still the trade; after "for" come the customers.
      if (NOT_OWN.test(clause[at] ?? "")) isOwn = clause[at] === "of" && isOwn;
      at += 1;
      continue;
    }
    const trades = byPhrase.get(keyOf(clause.slice(at, at + length))) ?? [];
    hits.push({ trades, length, isOwn });
    at += length;
  }
  return hits;
}

function longestAt(clause: readonly string[], at: number, byPhrase: ReadonlyMap<string, unknown>): number {
  for (let length = Math.min(LONGEST_PHRASE, clause.length - at); length > 0; length--)
    if (byPhrase.has(keyOf(clause.slice(at, at + length)))) return length;
  return 0;
}

function clausesOf(description: string): string[][] {
  return description
    .normalize("NFKC")
    .split(/[.,;:!?()\n–]/u)
    .map(wordsOf)
    .filter((words) => words.length > 0);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().replaceAll("’", "'").match(/[\p{L}\p{N}']+/gu) ?? [];
}

const phraseKey = (phrase: string) => keyOf(wordsOf(phrase));

/** Singular and plural are one: "soap bars" is found as "soap bar". */
function keyOf(words: readonly string[]): string {
  return words.map((word) => (word.length > 3 ? word.replace(/(?:(?<=[sxz]|ch|sh)es|(?<=[^s])s)$/u, "") : word)).join(" ");
}
