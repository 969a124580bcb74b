import type { FunnelEvent } from "./analytics-events.ts";
import { funnelMark, hasMark } from "./visit.ts";

/** The steps that the console shows, in order. */
export const FUNNEL_STEPS = [
  "landing_page_view",
  "cta_click",
  "onboarding_start",
  "onboarding_completion",
] as const satisfies FunnelEvent[];

/** The steps that were taken with all before them: whoever came in by another door did not go this way. */
export function stepsTaken(marks: number): readonly (typeof FUNNEL_STEPS)[number][] {
  const missing = FUNNEL_STEPS.findIndex((step) => !hasMark(marks, funnelMark(step)));
  return missing === -1 ? FUNNEL_STEPS : FUNNEL_STEPS.slice(0, missing);
}

/** How far somebody came with onboarding, by whatever door. */
export function onboardingTaken(marks: number): readonly ("started" | "finished")[] {
  if (!hasMark(marks, funnelMark("onboarding_start"))) return [];
  return hasMark(marks, funnelMark("onboarding_completion")) ? ["started", "finished"] : ["started"];
}
