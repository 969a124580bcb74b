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
