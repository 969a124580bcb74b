/** Distance from the mean in standard deviations, so that scores of different kinds can be added. */
export function zScores(values: ArrayLike<number>): Float64Array {
  const list = Float64Array.from(values);
  const mean = list.reduce((sum, value) => sum + value, 0) / Math.max(1, list.length);
  const variance = list.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, list.length);
  const deviation = Math.sqrt(variance) || 1;
  return list.map((value) => (value - mean) / deviation);
}
