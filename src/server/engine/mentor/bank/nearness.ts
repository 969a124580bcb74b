import { openWords, type Postings, postingsOf } from "../../text/bm25.ts";
import { stemsOf } from "../../text/tokens.ts";
import { zScores } from "../../text/z-scores.ts";
import type { AskModel } from "./ask-model.ts";
import type { BankAnswer, Entry } from "./entry.ts";
import type { SenseModel } from "./sense-model.ts";

/**
 * Ways in which a text can be near to an entry, each as distances from the mean over all entries. learned and middle:
 * to the ways of asking (ask-model.ts). answerWords: to what is answered, because people also use its words.
 */
export const SIGNALS = ["learned", "middle", "answerWords"] as const;
export type Signal = (typeof SIGNALS)[number];

/** How near a text is to each entry, in the entries' order. */
export type Nearness = (text: string) => Readonly<Record<Signal, Float64Array>>;

/** The words of each entry's answer; they can be worked out when the program is built. */
export function answerWords(entries: readonly Entry[]): Postings {
  return postingsOf(entries.map((entry) => stemsOf(answerText(entry))));
}

/** How near the meaning of a text is to each entry, in the entries' order, as distances from the mean. */
export type SenseNearness = (sense: Float32Array) => Float64Array;

export function openSenseNearness(entries: readonly Entry[], model: SenseModel): SenseNearness {
  return (sense) => {
    const scores = model(sense);
    return zScores(entries.map(({ id }) => scores.get(id) ?? 0));
  };
}

export function openNearness(entries: readonly Entry[], model: AskModel, answers: Postings): Nearness {
  const byAnswer = openWords(answers);
  const placeOf = new Map(model.ids.map((id, place) => [id, place]));
  const places = entries.map(({ id }) => placeOf.get(id));
  const inOrder = (scores: Float32Array) =>
    Float64Array.from(places, (place) => (place === undefined ? 0 : (scores[place] ?? 0)));
  return (text) => {
    const { learned, middle } = model.scores(text);
    return {
      learned: zScores(inOrder(learned)),
      middle: zScores(inOrder(middle)),
      answerWords: zScores(byAnswer.scores(stemsOf(text))),
    };
  };
}

function answerText({ label, answer, step }: Entry & Partial<BankAnswer>): string {
  return [label, answer, step]
    .filter(Boolean)
    .join(" ")
    .replaceAll(/\{[^}]*\}/gu, " ");
}
