export const XP_PER_LEVEL = 100;

export function xpWithinLevel(totalXp: number): number {
  return totalXp % XP_PER_LEVEL;
}

export function xpToNextLevel(totalXp: number): number {
  return XP_PER_LEVEL - xpWithinLevel(totalXp);
}
