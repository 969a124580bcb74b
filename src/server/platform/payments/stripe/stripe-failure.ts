import Stripe from "stripe";
import type { Log } from "#server/platform/log/log.ts";
import { AppError } from "../../errors.ts";

const RETRY_AFTER_SECONDS = 30;
const MAX_RETRY_AFTER_SECONDS = 3_600;
const UNAVAILABLE = "The payment service can't be reached right now. Please try again in a minute.";

export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";
}

/** Logs the error and returns one for the person, without Stripe's message: it may hold part of the key. */
export function toAppError(error: unknown, call: string, log: Log): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { type, code, param, statusCode: status, requestId: request } = error;
  const needsOperator = status !== undefined && status >= 400 && status < 500 && status !== 429;
  log[needsOperator ? "error" : "warn"](
    { call, type, code, param, status, request },
    "payment provider failed",
  );
  return unavailable(readRetryAfter(error));
}

export function unavailable(retryAfterSeconds = RETRY_AFTER_SECONDS): AppError {
  return new AppError("unavailable", UNAVAILABLE, { retryAfterSeconds });
}

function readRetryAfter({ headers }: { headers?: Record<string, string> | undefined }): number | undefined {
  const seconds = Number(headers?.["retry-after"]);
  return seconds >= 1 && seconds <= MAX_RETRY_AFTER_SECONDS ? Math.ceil(seconds) : undefined;
}
