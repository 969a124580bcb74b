import { ApiError } from "#web/platform/api/api-error.ts";

/** How a share went. One that the person took back is as if it had not been begun. */
export type ShareOutcome =
  | { state: "shared" }
  | { state: "cancelled" }
  | { state: "failed"; reason?: string | undefined };

/** What stood in the way, in words for a person. */
export class ShareProblem extends Error {
  override readonly name = "ShareProblem";
}

export function reasonOf(cause: unknown): string | undefined {
  if (cause instanceof ApiError) return cause.display;
  return cause instanceof ShareProblem ? cause.message : undefined;
}
