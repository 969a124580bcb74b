import { type Figure, atLeast as figureAtLeast, atMost as figureAtMost, isMet } from "../figures.ts";

/** One line of the table in docs: target and result. */
export interface Measure extends Figure {
  readonly n: number;
}

export function atLeast(target: number, what: string, result: number, n: number): Measure {
  return { ...figureAtLeast(target, what, result), n };
}

export function atMost(target: number, what: string, result: number, n: number): Measure {
  return { ...figureAtMost(target, what, result, ""), n };
}

export function rowsOf(measures: readonly Measure[]) {
  return measures.map((measure) => ({
    what: measure.name,
    target: `${measure.rule === "at most" ? "≤" : "≥"} ${measure.target}`,
    result: Number(measure.value.toFixed(measure.value >= 10 ? 1 : 3)),
    n: measure.n,
    met: isMet(measure) ? "yes" : "MISSED",
  }));
}
