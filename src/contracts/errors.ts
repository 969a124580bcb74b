import * as z from "zod/mini";

/** All error codes the server may return, with their HTTP status. New ones must be added here. */
export const ERROR_STATUS = {
  invalid_input: 400,
  sign_in_failed: 400,
  unauthenticated: 401,
  plan_required: 402,
  forbidden: 403,
  cross_site: 403,
  account_closed: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  idempotency_mismatch: 422,
  unusable_file: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export const ERROR_CODES = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];

/** `message` is plain text for the user; `requestId` identifies the matching log line. */
export const errorSchema = z.object({
  error: z.enum(ERROR_CODES),
  message: z.string(),
  requestId: z.string(),
});

export type ErrorView = z.infer<typeof errorSchema>;
