/** Ranks of descending amounts; equal amounts share a rank, and the next is skipped (1, 2, 2, 4). */
export function ranksOf(amounts: readonly number[]): number[] {
  let rank = 0;
  return amounts.map((amount, index) => {
    if (index === 0 || amount !== amounts[index - 1]) rank = index + 1;
    return rank;
  });
}

/** Number of people with more XP who are not shown between the shown rows and the person's own row. */
export function countBetween(shownRanks: readonly number[], ownRank: number): number {
  return ownRank - 1 - shownRanks.filter((rank) => rank < ownRank).length;
}
