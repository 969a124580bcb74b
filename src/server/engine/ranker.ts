import { at } from "#domain/general/at.ts";
import { ATTRIBUTES, type Attribute } from "./playbook/vocabulary.ts";

/** Outcome of a quest. `ignored`: long overdue without any action. */
export type Outcome = "completed" | "rejected" | "ignored";

export interface Lesson {
  readonly attributes: readonly Attribute[];
  readonly category: string;
  /** Expected acceptance before anything was known of this person. */
  readonly prior: number;
  readonly outcome: Outcome;
}

/** Chosen by simulation: see bench/engine. */
const CURIOSITY = 0.1;
const RIDGE = { bias: 8, attribute: 1.5, category: 2 };
const WEIGHT: Record<Outcome, number> = { completed: 1, rejected: 1, ignored: 0.35 };

interface Ranker {
  /** Expected acceptance by this person, plus a bonus for uncertainty. */
  score(work: { attributes: readonly Attribute[]; category: string }, prior: number): number;
}

/**
 * Linear UCB for one person over [1, attributes, category], learning the difference from the prior. Rebuilt
 * from the person's history each time, so there is no state that could go stale.
 */
export function createRanker(lessons: readonly Lesson[], categories: readonly string[]): Ranker {
  const size = 1 + ATTRIBUTES.length + categories.length;
  const indices = (work: { attributes: readonly Attribute[]; category: string }) => [
    0,
    ...work.attributes.map((attribute) => 1 + ATTRIBUTES.indexOf(attribute)),
    ...(categories.includes(work.category)
      ? [1 + ATTRIBUTES.length + categories.indexOf(work.category)]
      : []),
  ];
  const matrix = Array.from({ length: size }, (_, row) => {
    const line = new Float64Array(size);
    line[row] = row === 0 ? RIDGE.bias : row <= ATTRIBUTES.length ? RIDGE.attribute : RIDGE.category;
    return line;
  });
  const target = new Float64Array(size);
  for (const lesson of lessons) {
    const on = indices(lesson);
    const weight = WEIGHT[lesson.outcome];
    const surprise = (lesson.outcome === "completed" ? 1 : 0) - lesson.prior;
    for (const row of on) {
      target[row] = (target[row] ?? 0) + weight * surprise;
      for (const column of on) at(matrix, row)[column] = (at(matrix, row)[column] ?? 0) + weight;
    }
  }
  const inverse = invert(matrix);
  const taste = inverse.map((line) =>
    line.reduce((sum, value, index) => sum + value * (target[index] ?? 0), 0),
  );
  return {
    score(work, prior) {
      const on = indices(work);
      const learned = on.reduce((sum, index) => sum + (taste[index] ?? 0), 0);
      const doubt = on.reduce(
        (sum, row) => sum + on.reduce((part, column) => part + (at(inverse, row)[column] ?? 0), 0),
        0,
      );
      return prior + learned + CURIOSITY * Math.sqrt(Math.max(0, doubt));
    },
  };
}

/** Gauss-Jordan elimination; the matrix is positive definite, so no pivot is zero. */
function invert(matrix: readonly Float64Array[]): Float64Array[] {
  const size = matrix.length;
  const wide = matrix.map((line, row) => {
    const both = new Float64Array(2 * size);
    both.set(line);
    both[size + row] = 1;
    return both;
  });
  for (const [pivot, line] of wide.entries()) {
    const scale = 1 / (line[pivot] ?? 1);
    line.forEach((value, column) => {
      line[column] = value * scale;
    });
    for (const other of wide) if (other !== line) subtract(other, line, other[pivot] ?? 0);
  }
  return wide.map((line) => line.slice(size));
}

function subtract(from: Float64Array, line: Float64Array, times: number): void {
  if (times === 0) return;
  for (let column = 0; column < from.length; column++)
    from[column] = (from[column] ?? 0) - times * (line[column] ?? 0);
}
