import type { Model } from "#domain/business/models.ts";
import type { Trade } from "../../playbook/schema.ts";
import type { Guess } from "../../text/classifier.ts";

/** From here on a kind is taken though no word named a trade of it. */
const SURE = 0.4;
/** From here on the kind that a whole description is like outweighs the words that named a trade. */
const SURER = 0.6;
/** A trade is refused if its kind is this many times less likely than the best one. */
const FAR_LESS = 40;
const LEAST_TO_REFUSE = 0.15;

interface Recognised {
  readonly trade: Trade | null;
  /** Whose quests fit though none of its trades was named: "handmade/memory-pieces". */
  readonly kind: string | null;
}

/**
 * Holds the trade that a description's words named against what the whole of it is like. A cake for dogs is no
 * birthday cake, and teddy bears from a dead man's shirts have quests of their own though nobody calls it a trade.
 */
export function recogniseKind(
  named: Trade | null,
  guesses: readonly Guess[],
  model: Model,
  kindsOf: ReadonlyMap<string, ReadonlySet<string>>,
): Recognised {
  const [best] = guesses;
  if (!best) return { trade: named, kind: null };
  const own = (named && kindsOf.get(named.id)) ?? new Set<string>();
  if (own.has(best.topic)) return { trade: named, kind: null };
  if (best.probability >= (named ? SURER : SURE))
    return { trade: null, kind: best.topic.startsWith(`${model}/`) ? best.topic : null };
  if (own.size === 0) return { trade: named, kind: null };
  const chance = Math.max(
    ...guesses.filter(({ topic }) => own.has(topic)).map(({ probability }) => probability),
  );
  const isRefused = best.probability >= LEAST_TO_REFUSE && chance * FAR_LESS < best.probability;
  return { trade: isRefused ? null : named, kind: null };
}

/** Both count together: the words of a kind, and what a classifier thinks the whole is like. */
interface Evidence {
  readonly guesses: readonly Guess[];
  readonly likeness: ReadonlyMap<string, number>;
}

/** Worth of a classifier's certainty in words. */
const CERTAIN = 6;
/** So many words speak for a kind, and so many times more than for the next one of its model. */
const ENOUGH = 8;
const AHEAD = 1.6;
/** The best kind of any model may not be much more like it. */
const NEAR_BEST = 0.6;
/** A named trade is refused if this many times more words speak for a kind that it does not belong to. */
const OUTWEIGHED = 2.4;

/** Holds what was recognised against the words of all kinds; without a trade or kind, these may tell one. */
export function kindByWords(
  { trade, kind }: Recognised,
  { guesses, likeness }: Evidence,
  model: Model,
  kindsOf: ReadonlyMap<string, ReadonlySet<string>>,
): Recognised {
  const chances = new Map(guesses.map(({ topic, probability }) => [topic, probability]));
  const sorted = [...likeness]
    .map(([id, words]) => ({ id, weight: words + CERTAIN * (chances.get(id) ?? 0) }))
    .sort((a, b) => b.weight - a.weight);
  const best = sorted[0]?.weight ?? 0;
  if (trade) {
    const own = kindsOf.get(trade.id) ?? new Set<string>();
    const weight = sorted.find(({ id }) => own.has(id))?.weight ?? 0;
    return { trade: own.size > 0 && weight * OUTWEIGHED < best ? null : trade, kind };
  }
  if (kind) return { trade, kind };
  const [first, second] = sorted.filter(({ id }) => id.startsWith(`${model}/`));
  const isClear =
    first !== undefined && first.weight >= Math.max(ENOUGH, NEAR_BEST * best, AHEAD * (second?.weight ?? 0));
  return { trade, kind: isClear ? first.id : null };
}
