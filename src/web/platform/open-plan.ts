import { ApiError } from "./api/api-error.ts";

const EVENT = "sidequest:plan-required";

export interface PlanRequest {
  /** Straight to the card form, where the plan can be paid. */
  isToPay?: boolean;
  /** Why a call was refused, in the server's words. */
  reason?: string;
}

/** The shell listens: the plan lies over every page. False where nobody does. */
export function openPlan(request: PlanRequest = {}): boolean {
  const event = new CustomEvent<PlanRequest>(EVENT, { detail: request, cancelable: true });
  return !window.dispatchEvent(event);
}

/** Opens the plan after a call that needs one. False where something else was wrong, or nobody listens: say so instead. */
export function noticePlanRequired(error: unknown): boolean {
  return error instanceof ApiError && error.code === "plan_required" && openPlan({ reason: error.display });
}

export function onOpenPlan(listener: (request: PlanRequest) => void): () => void {
  const hear = (event: Event) => {
    event.preventDefault();
    listener((event as CustomEvent<PlanRequest>).detail);
  };
  window.addEventListener(EVENT, hear);
  return () => window.removeEventListener(EVENT, hear);
}
