import { FIGURE_FORMULAS, type FigureName } from "#domain/analytics/figure-formulas.ts";

/** A figure's formula and its sample size. */
export function explain(figure: FigureName, n?: number | string): string {
  const formula = FIGURE_FORMULAS[figure];
  return n === undefined ? formula : `${formula} n = ${typeof n === "number" ? n.toLocaleString("en") : n}.`;
}
