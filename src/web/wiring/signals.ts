import type { AchievementView } from "#contracts/progress.ts";
import { createSignal } from "#web/platform/signal.ts";

/** Overlays over any page, one open at a time. A feature or the app registers the part for each name. */
export type OverlayName =
  | "account"
  | "activity"
  | "commands"
  | "feedback"
  | "logbook"
  | "money"
  | "shortcuts";

/** Opens an overlay. The member's shell listens. */
export const openOverlay = createSignal<OverlayName>();

export interface AskedQuest {
  readonly id: string;
  readonly title: string;
}

export interface MentorRequest {
  /** Put into the input, not yet sent; not in the workspace, which shows its quest above the input. */
  prompt: string;
  /** The quest that questions are about until it is taken off. */
  quest?: AskedQuest;
}

/** Opens the mentor. The member's shell listens, once the person has completed onboarding. */
export const openMentor = createSignal<MentorRequest>();

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
