/**
 * Quantile from bucket counts: `counts[i]` holds values up to `bounds[i]`, the last entry those above all
 * bounds. Values are assumed to be spread evenly within a bucket; above the last bound nothing more is known.
 */
export function quantile(share: number, bounds: readonly number[], counts: readonly number[]): number | null {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  let before = 0;
  for (const [index, bound] of bounds.entries()) {
    const count = counts[index] ?? 0;
    if (count > 0 && before + count >= share * all) {
      const low = bounds[index - 1] ?? 0;
      return low + ((bound - low) * (share * all - before)) / count;
    }
    before += count;
  }
  return bounds.at(-1) ?? null;
}
