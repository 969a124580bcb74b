import type { AchievementView } from "#contracts/progress.ts";
import { createSignal } from "#web/platform/signal.ts";

/** Overlays over any page, one open at a time. A feature or the app registers the part for each name. */
export type OverlayName = "account" | "activity" | "commands" | "feedback" | "logbook" | "shortcuts";

/** Opens an overlay. The member's shell listens. */
export const openOverlay = createSignal<OverlayName>();

/** Opens the mentor with `prompt` in its input, not yet sent. The dashboard listens; other pages have no mentor. */
export const openMentor = createSignal<{ prompt: string }>();

export interface PlanRequest {
  /** Open the card form directly, if the plan can be paid. */
  isToPay?: boolean;
  /** Why a call was refused, in the server's words. */
  reason?: string;
}

/** Opens the plan dialog above other overlays. The member's shell listens. */
export const openPlan = createSignal<PlanRequest>();

/** Shows an earned achievement with ways to share it, above other overlays. The member's shell listens. */
export const openAchievement = createSignal<AchievementView>();
