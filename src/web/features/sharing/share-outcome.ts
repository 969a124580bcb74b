import { ApiError } from "#web/platform/api/api-error.ts";

/** Result of a share. A cancelled one leaves no trace. */
export type ShareOutcome =
  | { state: "shared" }
  | { state: "cancelled" }
  | { state: "failed"; reason?: string | undefined };

/** A failure with a message for the person. */
export class ShareProblem extends Error {
  override readonly name = "ShareProblem";
}

export function reasonOf(cause: unknown): string | undefined {
  if (cause instanceof ApiError) return cause.display;
  return cause instanceof ShareProblem ? cause.message : undefined;
}
