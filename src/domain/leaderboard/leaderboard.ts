/** Ranks of amounts that fall or stay: whoever has as much shares the rank, and the next one is left out (1, 2, 2, 4). */
export function ranksOf(amounts: readonly number[]): number[] {
  let rank = 0;
  return amounts.map((amount, index) => {
    if (index === 0 || amount !== amounts[index - 1]) rank = index + 1;
    return rank;
  });
}

/** How many people with more XP stand between those shown and a row below them. */
export function countBetween(shownRanks: readonly number[], ownRank: number): number {
  return ownRank - 1 - shownRanks.filter((rank) => rank < ownRank).length;
}
