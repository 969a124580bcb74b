import type { Model } from "#domain/business/models.ts";
import type { Playbook } from "../../playbook/playbook.ts";
import { stemsOf } from "../../text/tokens.ts";
import { headOf, singularOf } from "../grammar.ts";

/** What the words of the kinds say about a text. */
export interface KindWords {
  /** How much of a text is said in the words of each kind. */
  likeness(text: string): ReadonlyMap<string, number>;
  /** Whether businesses of this model sell what a noun phrase names: "soy candles" is sold, "years of candles" is not. */
  isSold(phrase: string, model: Model): boolean;
  /** Whether a phrase such as "tuning pianos" speaks of work of this model: "working nights" does not. */
  isDone(phrase: string, model: Model): boolean;
}

type WordsOfKind = readonly [part: keyof typeof WORTH, entries: readonly string[]];

/** A name of what is sold says more than what lies around it. */
const WORTH = { sells: 1, does: 0.8, near: 0.6 };
/** Two words in their order say more than each alone; a word of a longer name says a little less. */
const PAIR = 1.5;
const OF_LONGER = 0.7;
/** A word that a third of all kinds use says nothing. */
const LEAST_RARITY = 1.2;
/** From about here on further entries with the same word add little. */
const ENOUGH = 0.7;
/** From here on a phrase is said in the words of a kind. */
const DONE = 2;

/** Made once for a playbook: the words of all kinds, by the stems that they are made of. */
export function openKindWords({ kindWords, trades }: Pick<Playbook, "kindWords" | "trades">): KindWords {
  const index = indexOf(kindWords);
  const names = [...kindWords.keys()];
  const sold = soldBy(kindWords, trades);
  const likeness = (text: string) => {
    const found = new Map<string, number>();
    for (const term of new Set(termsOf(text))) {
      const { kinds, weights } = index(term);
      const rarity = Math.log(kindWords.size / kinds.length);
      if (kinds.length === 0 || rarity < LEAST_RARITY) continue;
      const most = Math.max(...weights);
      kinds.forEach((place, at) => {
        const [kind, weight] = [names[place] ?? "", weights[at] ?? 0];
        const worth = rarity * (weight / (weight + ENOUGH)) * (0.5 + (0.5 * weight) / most);
        found.set(kind, (found.get(kind) ?? 0) + worth);
      });
    }
    return found;
  };
  // A playbook without these words, as small ones in tests are, takes everything as it is said.
  const isUnknown = kindWords.size === 0;
  return {
    likeness,
    isDone: (phrase, model) =>
      isUnknown ||
      [...likeness(phrase)].some(([kind, worth]) => kind.startsWith(`${model}/`) && worth >= DONE),
    isSold: (phrase, model) =>
      isUnknown ||
      phrase
        .split(/ (?:and|or|&) /iu)
        .some((part) => !NOT_A_NAME.test(part) && (sold.get(model)?.has(thingOf(part)) ?? false)),
  };
}

/** Begins like a name of something sold and is a piece of a sentence. */
const NOT_A_NAME =
  /^(?:years?|months?|its|buy(?:ing)?|sell(?:ing)?|repair|part|parts|my|your)\b(?! (?:of|kits?|packs?))/iu;

/** "candle" of "soy candles for churches". */
const thingOf = (phrase: string) => singularOf(headOf(phrase).split(" ").at(-1) ?? "").toLowerCase();

interface UseOfTerm {
  /** Places in the list of kinds. */
  readonly kinds: Uint16Array;
  readonly weights: Float64Array;
}

/** In a few arrays: most terms are used by one kind, and a map for each would take five times the memory. */
function indexOf(kindWords: Playbook["kindWords"]): (term: string) => UseOfTerm {
  const byTerm = new Map<string, Map<number, number>>();
  [...kindWords.values()].forEach((words, kind) => {
    for (const { term, weight } of partsOf(words).flatMap(termsOfPart)) {
      const kinds = byTerm.get(term) ?? new Map<number, number>();
      byTerm.set(term, kinds.set(kind, (kinds.get(kind) ?? 0) + weight));
    }
  });
  const uses = [...byTerm.values()].flatMap((kinds) => [...kinds]);
  const kinds = Uint16Array.from(uses, ([kind]) => kind);
  const weights = Float64Array.from(uses, ([, weight]) => weight);
  const rowOf = new Map([...byTerm.keys()].map((term, row) => [term, row]));
  const starts = new Uint32Array(rowOf.size + 1);
  [...byTerm.values()].forEach(({ size }, row) => {
    starts[row + 1] = (starts[row] ?? 0) + size;
  });
  return (term) => {
    const row = rowOf.get(term);
    const [from, to] = row === undefined ? [0, 0] : [starts[row], starts[row + 1]];
    return { kinds: kinds.subarray(from, to), weights: weights.subarray(from, to) };
  };
}

/** The stems of a part's entries, and the pairs in which they stand, with what each is worth. */
function termsOfPart([part, entries]: WordsOfKind): { term: string; weight: number }[] {
  return entries.flatMap((entry) => {
    const stems = stemsOf(entry);
    const share = stems.length === 1 ? 1 : OF_LONGER;
    return [
      ...stems.map((term) => ({ term, weight: WORTH[part] * share })),
      ...pairsOf(stems).map((term) => ({ term, weight: WORTH[part] * PAIR })),
    ];
  });
}

function soldBy(
  kindWords: Playbook["kindWords"],
  trades: Playbook["trades"],
): ReadonlyMap<Model, ReadonlySet<string>> {
  const sold = new Map<Model, Set<string>>();
  const add = (model: Model, phrase: string) =>
    sold.set(model, (sold.get(model) ?? new Set()).add(thingOf(phrase)));
  for (const [kind, { sells }] of kindWords)
    for (const phrase of sells.split(", ")) add(kind.split("/")[0] as Model, phrase);
  for (const { models, slots } of trades)
    for (const model of models)
      for (const slot of ["offer.many", "pieces"] as const) {
        const phrase = slots[slot];
        if (phrase) add(model, phrase);
      }
  return sold;
}

const partsOf = (words: { sells: string; does: string; near: string }): WordsOfKind[] => [
  ["sells", words.sells.split(", ")],
  ["does", words.does.split(", ")],
  ["near", words.near.split(", ")],
];

const termsOf = (text: string): string[] => {
  const stems = stemsOf(text);
  return [...stems, ...pairsOf(stems)];
};

const pairsOf = (stems: readonly string[]): string[] =>
  stems.slice(1).map((stem, index) => `${stems[index]} ${stem}`);
