/** One result of a bench. Without a target it is only reported. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  /** "×" for a ratio to a baseline; empty for a plain number. */
  readonly unit: string;
  /** Whether lower or higher values are good. */
  readonly rule: "at most" | "at least";
  readonly target?: number;
}

/** Results of one bench. */
export interface Findings {
  readonly name: string;
  readonly figures: readonly Figure[];
}

export function atMost(target: number, name: string, value: number, unit = "×"): Figure {
  return { name, value, unit, rule: "at most", target };
}

export function atLeast(target: number, name: string, value: number, unit = ""): Figure {
  return { name, value, unit, rule: "at least", target };
}

/** A figure without a target; less is better. */
export function told(name: string, value: number, unit = "×"): Figure {
  return { name, value, unit, rule: "at most" };
}

/** Undefined without a target. A value that could not be measured counts as missed. */
export function isMet({ value, rule, target }: Figure): boolean | undefined {
  if (target === undefined) return undefined;
  return rule === "at most" ? value <= target : value >= target;
}

/** Relative increase; undefined if the earlier value was 0 and this one is not. */
export function changeFrom(before: number, { value }: Figure): number | undefined {
  if (value === before) return 0;
  return before === 0 ? undefined : (value - before) / Math.abs(before);
}

const WORTH_A_MARK = 0.25;

export function isMuchWorse(before: number, figure: Figure): boolean {
  const change = changeFrom(before, figure) ?? Number.POSITIVE_INFINITY;
  return (figure.rule === "at most" ? change : -change) > WORTH_A_MARK;
}
