import { ApiError } from "#web/platform/api/api-error.ts";
import { openPlan } from "./signals.ts";

/** Opens the plan dialog if a call was refused for lack of a plan. False: the caller reports it. */
export function noticePlanRequired(error: unknown): boolean {
  return (
    error instanceof ApiError && error.code === "plan_required" && openPlan.emit({ reason: error.display })
  );
}
