import { indexWords } from "../../text/bm25.ts";
import { stemsOf } from "../../text/tokens.ts";
import { cosine, type Encoder, toUnit } from "../../text/vectors.ts";
import { zScores } from "../../text/z-scores.ts";
import type { BankAnswer, Entry } from "./entry.ts";

/** Ways in which a text can be near to an entry, each as distances from the mean over all entries. */
export const SIGNALS = ["askWords", "answerWords", "restWords", "middle", "covered"] as const;
export type Signal = (typeof SIGNALS)[number];

/** How near a text is to each entry. */
export interface AskIndex {
  nearness(text: string): Readonly<Record<Signal, Float64Array>>;
}

/**
 * askWords: the nearest way of asking, by words. middle: the middle of all ways of asking, by meaning. answerWords and
 * restWords: what is answered, because people also use its words. covered: how much of the text all ways of asking
 * together know, so that one rare word in a single ask does not decide.
 */
export function indexAsks(entries: readonly Entry[], encoder: Encoder): AskIndex {
  const rows = entries.flatMap(({ asks, label }, entry) => [...asks, label].map((text) => ({ text, entry })));
  const byAsk = indexWords(rows.map(({ text }) => stemsOf(text)));
  const byAnswer = indexWords(entries.map((entry) => stemsOf(answerText(entry))));
  const byRest = indexWords(entries.map((entry) => stemsOf(restText(entry))));
  const coveredBy = indexCovered(entries);
  const { size } = encoder;
  const middles = entries.map(() => new Float32Array(size));
  for (const { text, entry } of rows) {
    const vector = encoder.encode(text);
    const middle = middles[entry];
    if (middle)
      for (let axis = 0; axis < size; axis++) middle[axis] = (middle[axis] ?? 0) + (vector[axis] ?? 0);
  }
  const unitMiddles = middles.map(toUnit);
  const entryOf = Uint32Array.from(rows.map(({ entry }) => entry));
  return {
    nearness(text) {
      const stems = stemsOf(text);
      const query = encoder.encode(text);
      const askWords = new Float64Array(entries.length);
      const words = byAsk.scores(stems);
      for (let row = 0; row < entryOf.length; row++) {
        const entry = entryOf[row] ?? 0;
        askWords[entry] = Math.max(askWords[entry] ?? 0, words[row] ?? 0);
      }
      return {
        askWords: zScores(askWords),
        answerWords: zScores(byAnswer.scores(stems)),
        restWords: zScores(byRest.scores(stems)),
        covered: zScores(coveredBy(stems)),
        middle: zScores(unitMiddles.map((vector) => cosine(vector, query))),
      };
    },
  };
}

const withoutSlots = (text: string) => text.replaceAll(/\{[^}]*\}/gu, " ");

function answerText(entry: Entry & Partial<BankAnswer>): string {
  return withoutSlots([entry.label, entry.answer, entry.step].filter(Boolean).join(" "));
}

function restText({ other, example, why, depends }: Entry & Partial<BankAnswer>): string {
  return withoutSlots([other, example, why, depends].filter(Boolean).join(" "));
}

/** Adds up how rare the words are that an entry's asks share with a text. */
function indexCovered(entries: readonly Entry[]): (stems: readonly string[]) => Float64Array {
  const holders = new Map<string, number[]>();
  const uses = new Map<string, number>();
  entries.forEach(({ asks, label }, entry) => {
    for (const text of [...asks, label])
      for (const stem of new Set(stemsOf(text))) {
        uses.set(stem, (uses.get(stem) ?? 0) + 1);
        const list = holders.get(stem) ?? [];
        if (list.at(-1) !== entry) list.push(entry);
        holders.set(stem, list);
      }
  });
  const all = entries.reduce((sum, { asks }) => sum + asks.length + 1, 0);
  return (stems) => {
    const covered = new Float64Array(entries.length);
    for (const stem of new Set(stems)) {
      const rarity = Math.log(all / ((uses.get(stem) ?? 0) + 1));
      for (const entry of holders.get(stem) ?? []) covered[entry] = (covered[entry] ?? 0) + rarity;
    }
    return covered;
  };
}
