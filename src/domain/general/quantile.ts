/**
 * The value below which a share of all lies, from counts by bucket: `counts[i]` are at most `bounds[i]`, the last
 * beyond all bounds. Within a bucket values are taken to lie evenly; beyond the last bound nothing more is known.
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
