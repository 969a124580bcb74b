/** Seeded random numbers: the same seed gives the same data. */
export function createChance(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    next,
    below,
    isLucky: (share: number) => next() < share,
    pick: <T>(from: readonly T[]): T => from[below(from.length)] as T,
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`,
  };
  function hex(length: number): string {
    return Array.from({ length }, () => below(16).toString(16)).join("");
  }
}

export type Chance = ReturnType<typeof createChance>;
