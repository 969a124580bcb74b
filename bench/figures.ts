/** One thing that a bench found. Without a target it is only told. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  /** "×" for a ratio against a floor; empty for a plain number. */
  readonly unit: string;
  /** Which side of the target is the good one. */
  readonly rule: "at most" | "at least";
  readonly target?: number;
}

/** What one bench found. */
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

/** Nobody asked for a bound; less is better. */
export function told(name: string, value: number, unit = "×"): Figure {
  return { name, value, unit, rule: "at most" };
}

/** Undefined where there is no target. What could not be measured is missed. */
export function isMet({ value, rule, target }: Figure): boolean | undefined {
  if (target === undefined) return undefined;
  return rule === "at most" ? value <= target : value >= target;
}

/** How much larger than before, as a share; undefined where it was nothing and is something. */
export function changeFrom(before: number, { value }: Figure): number | undefined {
  if (value === before) return 0;
  return before === 0 ? undefined : (value - before) / Math.abs(before);
}

const WORTH_A_MARK = 0.25;

export function isMuchWorse(before: number, figure: Figure): boolean {
  const change = changeFrom(before, figure) ?? Number.POSITIVE_INFINITY;
  return (figure.rule === "at most" ? change : -change) > WORTH_A_MARK;
}
