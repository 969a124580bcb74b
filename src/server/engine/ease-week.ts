import type { BatchPlan } from "#domain/quests/quest-batch.ts";
import { EASED_HOURS, easePlan, easingOf, type HardWeek } from "#domain/review/hard-week.ts";
import { findSubjects } from "./constraints.ts";
import type { BatchRequest } from "./draft.ts";

/** The week after a hard one: short quests, fewer of them after a tiring one, and fewer about what was hard. */
export function easeWeek(
  hardWeek: HardWeek | null,
  plan: BatchPlan,
  hoursAtMost: number,
): Pick<BatchRequest, "plan" | "hoursAtMost" | "easing" | "hardSubjects"> {
  if (hardWeek === null || hardWeek.hard === "nothing") return { plan, hoursAtMost };
  const easing = easingOf(hardWeek);
  return {
    plan: easePlan(plan, easing),
    hoursAtMost: easing === null ? hoursAtMost : Math.min(hoursAtMost, EASED_HOURS),
    easing,
    hardSubjects: new Set(findSubjects(hardWeek.text)),
  };
}
