import type { Playbook, Template } from "./playbook/playbook.ts";
import { openWords, type Postings, postingsOf } from "./text/bm25.ts";
import { remember } from "./text/remember.ts";
import { stemsOf } from "./text/tokens.ts";
import { cosine, type Encoder } from "./text/vectors.ts";
import { zScores } from "./text/z-scores.ts";

/** Finds templates by meaning and by words, and compares two of them. */
export interface Library {
  /** How relevant each template is to the text, as a z-score over all of them. */
  relevance(text: string): (template: Template) => number;
  /** Similarity, 0 to 1. */
  likeness(a: Template, b: Template): number;
}

/** Descriptions and questions that come again, each with a number per template. */
const KEPT_TEXTS = 100;

/** What the library consists of; it can be worked out when the program is built. */
export interface LibraryData {
  readonly words: Postings;
  /** One unit vector a template. */
  readonly vectors: Float32Array;
}

export function readLibrary({ templates }: Playbook, encoder: Encoder): LibraryData {
  const texts = templates.map(({ title, why, steps, doneWhen, category }) =>
    [title, why, ...steps, doneWhen, category].join(" ").replaceAll(/[{}]/gu, " "),
  );
  const vectors = new Float32Array(texts.length * encoder.size);
  texts.forEach((text, row) => {
    vectors.set(encoder.encode(text), row * encoder.size);
  });
  return { words: postingsOf(texts.map(stemsOf)), vectors };
}

export function openLibrary(playbook: Playbook, encoder: Encoder, prepared?: LibraryData): Library {
  const { templates } = playbook;
  const { size } = encoder;
  const data = prepared ?? readLibrary(playbook, encoder);
  const words = openWords(data.words);
  const vectors = templates.map((_, row) => data.vectors.subarray(row * size, (row + 1) * size));
  const rowOf = new Map(templates.map((template, row) => [template.id, row]));
  const vectorOf = ({ id }: Template) => vectors[rowOf.get(id) ?? 0] ?? new Float32Array(encoder.size);
  const relevance = (text: string) => {
    const query = encoder.encode(text);
    const byWord = zScores(words.scores(stemsOf(text)));
    const byMeaning = zScores(vectors.map((vector) => cosine(query, vector)));
    return ({ id }: Template) => {
      const row = rowOf.get(id) ?? 0;
      return ((byWord[row] ?? 0) + (byMeaning[row] ?? 0)) / 2;
    };
  };
  return {
    relevance: remember(KEPT_TEXTS, relevance),
    likeness: (a, b) => Math.max(0, cosine(vectorOf(a), vectorOf(b))),
  };
}
