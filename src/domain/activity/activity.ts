import { MS_PER_DAY } from "../general/durations.ts";

/** How long an entry is kept. */
export const ACTIVITY_KEPT_MS = 30 * MS_PER_DAY;
/** The list shows the newest ones. */
export const ACTIVITY_SHOWN = 50;

export const ACTIVITY_KINDS = [
  "quest_created",
  "quest_taken",
  "quests_generated",
  "quest_started",
  "quest_completed",
  "quest_moved",
  "quest_shortened",
  "quest_deleted",
  "quest_rejected",
  "quest_restored",
  "level_reached",
  "achievement_earned",
  "streak_started",
  "rest_token_earned",
  "streak_repaired",
  "companion_found",
  "companion_signal",
  "trial_started",
  "plan_paid",
  "plan_cancelled",
  "plan_resumed",
  "webhook_paused",
] as const;

export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** One thing that happened to a person. What subject and amount are depends on the kind. */
export interface Activity {
  readonly kind: ActivityKind;
  /** A quest's title as it was then, the id of an achievement or signal, or the host of a webhook. */
  readonly subject?: string | null | undefined;
  /** XP paid, the total XP at which a level was reached, or how many. */
  readonly amount?: number | null | undefined;
}
