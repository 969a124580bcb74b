/** Frames around the shield with the level, and colours of the trail: decoration, nothing that others lack. */
export const BADGE_FRAMES = ["copper", "rope", "laurel", "summit"] as const;
export const TRAIL_COLOURS = ["fern", "dawn", "aurora"] as const;

export type BadgeFrame = (typeof BADGE_FRAMES)[number];
export type TrailColour = (typeof TRAIL_COLOURS)[number];

/** What the person chose to wear; null for the plain shield and the gold trail. */
export interface Look {
  readonly badgeFrame: BadgeFrame | null;
  readonly trailColour: TrailColour | null;
}
