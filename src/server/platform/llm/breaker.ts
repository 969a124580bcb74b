/** Circuit breaker for a failing model. Pure: the time is an argument. */
export type Breaker =
  | { readonly state: "closed"; readonly recent: readonly Result[]; readonly nextOpenMs: number }
  | { readonly state: "open"; readonly untilMs: number; readonly nextOpenMs: number }
  | { readonly state: "probing"; readonly nextOpenMs: number };

type Result = "answered" | "failed";

/** "unknown": stopped by the person, or declined for the prompt's content; no sign of the model's health. */
export type CallOutcome = { readonly result: Result | "unknown"; readonly retryAfterMs?: number | undefined };

export type Pass = "call" | "probe";

const OPEN_MS = 30_000;
const MAX_OPEN_MS = 300_000;
const MIN_RETRY_AFTER_MS = 1_000;
const FAILURES_IN_A_ROW = 3;
const FAILURES_OF_RECENT = 5;
const RECENT_CALLS = 10;

export const closedBreaker: Breaker = { state: "closed", recent: [], nextOpenMs: OPEN_MS };

/** Whether a call may be made now; after the open time, one call is let through as a probe. */
export function admitCall(breaker: Breaker, nowMs: number): { breaker: Breaker; pass: Pass | undefined } {
  if (breaker.state === "closed") return { breaker, pass: "call" };
  if (breaker.state === "probing" || nowMs < breaker.untilMs) return { breaker, pass: undefined };
  return { breaker: { state: "probing", nextOpenMs: breaker.nextOpenMs }, pass: "probe" };
}

export function recordCall(breaker: Breaker, pass: Pass, outcome: CallOutcome, nowMs: number): Breaker {
  if (pass === "probe") return recordProbe(breaker, outcome, nowMs);
  if (outcome.result === "unknown") return breaker;
  if (breaker.state !== "closed") return extend(breaker, outcome, nowMs);
  const recent = [...breaker.recent, outcome.result].slice(-RECENT_CALLS);
  const isOver = outcome.retryAfterMs !== undefined || hasTooManyFailures(recent);
  return isOver ? open(breaker, outcome, nowMs) : { ...breaker, recent };
}

function recordProbe(breaker: Breaker, outcome: CallOutcome, nowMs: number): Breaker {
  if (outcome.result === "answered") return closedBreaker;
  if (outcome.result === "failed") return open(breaker, outcome, nowMs);
  return { state: "open", untilMs: nowMs, nextOpenMs: breaker.nextOpenMs };
}

/** Result of a call made before the breaker opened: it neither closes it nor doubles its open time. */
function extend(breaker: Breaker, { retryAfterMs }: CallOutcome, nowMs: number): Breaker {
  if (breaker.state !== "open" || retryAfterMs === undefined) return breaker;
  return { ...breaker, untilMs: Math.max(breaker.untilMs, nowMs + boundRetryAfter(retryAfterMs)) };
}

function open({ nextOpenMs }: Breaker, { retryAfterMs }: CallOutcome, nowMs: number): Breaker {
  if (retryAfterMs !== undefined)
    return { state: "open", untilMs: nowMs + boundRetryAfter(retryAfterMs), nextOpenMs };
  return {
    state: "open",
    untilMs: nowMs + nextOpenMs,
    nextOpenMs: Math.min(nextOpenMs * 2, MAX_OPEN_MS),
  };
}

function hasTooManyFailures(recent: readonly Result[]): boolean {
  const last = recent.slice(-FAILURES_IN_A_ROW);
  const isRow = last.length === FAILURES_IN_A_ROW && last.every((result) => result === "failed");
  return isRow || recent.filter((result) => result === "failed").length >= FAILURES_OF_RECENT;
}

function boundRetryAfter(ms: number): number {
  return Math.min(Math.max(ms, MIN_RETRY_AFTER_MS), MAX_OPEN_MS);
}
