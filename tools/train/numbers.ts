/** A number of a list; 0 where there is none. */
export function num(list: Float32Array, index: number): number {
  return list[index] ?? 0;
}

/** Adds a row of weights, times a value, to scores. */
export function addRow(scores: Float32Array, weights: Float32Array, from: number, value: number): void {
  for (let index = 0; index < scores.length; index++)
    scores[index] = num(scores, index) + num(weights, from + index) * value;
}

/** The numbers below the length, in a random order. */
export function shuffled(length: number, chance: () => number): number[] {
  const order = Array.from({ length }, (_, index) => index);
  for (let index = length - 1; index > 0; index--) {
    const other = Math.floor(chance() * (index + 1));
    [order[index], order[other]] = [order[other] ?? 0, order[index] ?? 0];
  }
  return order;
}
