import type { FunnelEvent } from "./analytics-events.ts";
import { funnelMark, hasMark } from "./visit.ts";

/** Funnel steps shown in the console, in order. */
export const FUNNEL_STEPS = [
  "landing_page_view",
  "cta_click",
  "onboarding_start",
  "onboarding_completion",
] as const satisfies FunnelEvent[];

/** The unbroken run of steps from the first one; later steps after a gap are not counted. */
export function stepsTaken(marks: number): readonly (typeof FUNNEL_STEPS)[number][] {
  const missing = FUNNEL_STEPS.findIndex((step) => !hasMark(marks, funnelMark(step)));
  return missing === -1 ? FUNNEL_STEPS : FUNNEL_STEPS.slice(0, missing);
}

/** Onboarding steps reached, regardless of the funnel steps before them. */
export function onboardingTaken(marks: number): readonly ("started" | "finished")[] {
  if (!hasMark(marks, funnelMark("onboarding_start"))) return [];
  return hasMark(marks, funnelMark("onboarding_completion")) ? ["started", "finished"] : ["started"];
}
