import type { BadgeFrame, Look, TrailColour } from "./look.ts";

export type LevelReward = { readonly level: number; readonly name: string } & (
  | { readonly kind: "frame"; readonly id: BadgeFrame }
  | { readonly kind: "trail"; readonly id: TrailColour }
);

/** In the order of their levels. The first comes early, so that a level means something from the start. */
export const LEVEL_REWARDS: readonly LevelReward[] = [
  { level: 2, kind: "trail", id: "fern", name: "Fern trail" },
  { level: 4, kind: "frame", id: "copper", name: "Copper rim" },
  { level: 7, kind: "trail", id: "dawn", name: "Dawn trail" },
  { level: 10, kind: "frame", id: "rope", name: "Climbing rope" },
  { level: 15, kind: "trail", id: "aurora", name: "Aurora trail" },
  { level: 20, kind: "frame", id: "laurel", name: "Laurel wreath" },
  { level: 30, kind: "frame", id: "summit", name: "Summit star" },
];

export function rewardsAt(level: number): LevelReward[] {
  return LEVEL_REWARDS.filter((reward) => reward.level === level);
}

/** The next one to open, if any is left. */
export function nextReward(level: number): LevelReward | undefined {
  return LEVEL_REWARDS.find((reward) => reward.level > level);
}

export function rewardOf(id: BadgeFrame | TrailColour): LevelReward {
  const reward = LEVEL_REWARDS.find((known) => known.id === id);
  if (!reward) throw new Error(`No level opens ${id}.`);
  return reward;
}

/** A choice counts only while the level that opens it is reached: a reset takes the level back. */
export function lookAt(level: number, { badgeFrame, trailColour }: Look): Look {
  const isOpen = (id: BadgeFrame | TrailColour) => rewardOf(id).level <= level;
  return {
    badgeFrame: badgeFrame && isOpen(badgeFrame) ? badgeFrame : null,
    trailColour: trailColour && isOpen(trailColour) ? trailColour : null,
  };
}
