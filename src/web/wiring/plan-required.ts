import { ApiError } from "#web/platform/api/api-error.ts";
import { openPlan } from "./signals.ts";

/** Opens the plan after a call that needs one. False where something else was wrong, or nobody listens: say so instead. */
export function noticePlanRequired(error: unknown): boolean {
  return (
    error instanceof ApiError && error.code === "plan_required" && openPlan.emit({ reason: error.display })
  );
}
