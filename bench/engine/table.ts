/** One line of the table in docs: what was asked for, what came out. */
export interface Measure {
  readonly what: string;
  readonly target: string;
  readonly result: number;
  readonly n: number;
  readonly met: boolean;
}

export function atLeast(target: number, what: string, result: number, n: number): Measure {
  return { what, target: `≥ ${target}`, result, n, met: result >= target };
}

export function atMost(target: number, what: string, result: number, n: number): Measure {
  return { what, target: `≤ ${target}`, result, n, met: result <= target };
}

export function rowsOf(measures: readonly Measure[]) {
  return measures.map(({ what, target, result, n, met }) => ({
    what,
    target,
    result: Number(result.toFixed(result >= 10 ? 1 : 3)),
    n,
    met: met ? "yes" : "MISSED",
  }));
}
