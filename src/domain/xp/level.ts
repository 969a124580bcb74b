import { XP_PER_LEVEL } from "./xp.ts";

/** Apart, since in the browser only the activity list reckons with it. */
export function levelForXp(totalXp: number): number {
  return 1 + Math.floor(totalXp / XP_PER_LEVEL);
}
