export type FailureReason =
  | "unreachable"
  | "connection"
  | "status"
  | "redirect"
  | "no_first_token"
  | "stalled"
  | "out_of_time"
  | "too_large"
  | "truncated"
  | "empty"
  | "declined"
  | "unusable"
  | "broken";

/** Statuses that are about the request, not the model's health. */
const COMPLAINTS = new Set([400, 413, 422]);

/** Why a model gave no answer, in our words: SDK errors contain the prompt, provider errors maybe the key. */
export class ModelFailure extends Error {
  override readonly name = "ModelFailure";

  constructor(
    readonly reason: FailureReason,
    readonly status?: number,
    readonly retryAfterMs?: number,
  ) {
    super(status === undefined ? reason : `${reason} ${status}`);
  }

  /** True if the prompt is to blame: one person's text must not open the breaker for everyone. */
  get isAboutWords(): boolean {
    return this.reason === "declined" || COMPLAINTS.has(this.status ?? 0);
  }

  /** Nothing was generated, so nothing is billed. */
  get isFree(): boolean {
    return this.reason === "status" || this.reason === "redirect" || this.reason === "unreachable";
  }
}

/** The person pressed stop. */
export class Stopped extends Error {
  override readonly name = "Stopped";
  override readonly message = "stopped";
}

/** Reduces an SDK error to a reason. */
export function asFailure(error: unknown): ModelFailure | Stopped {
  if (error instanceof ModelFailure || error instanceof Stopped) return error;
  const { cause } = Object(error) as { cause?: unknown };
  return cause instanceof ModelFailure ? cause : new ModelFailure("broken");
}
