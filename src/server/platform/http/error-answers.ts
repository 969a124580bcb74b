import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ERROR_STATUS, type ErrorCode, type ErrorView } from "#contracts/errors.ts";
import { isDatabaseOutage, isUnstorableText } from "../db/outage.ts";
import { AppError } from "../errors.ts";
import type { Log } from "../log/log.ts";

const DATABASE_RETRY_SECONDS = 2;

/** Fastify's own errors, with our codes and messages. */
const FASTIFY_ERRORS: Record<string, [ErrorCode, string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ["payload_too_large", "That is more than one request may carry."],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ["unsupported_media_type", "Send JSON."],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ["invalid_input", "The request's length does not match its body."],
  FST_ERR_CTP_INVALID_JSON_BODY: ["invalid_input", "The request is not valid JSON."],
  FST_ERR_BAD_URL: ["not_found", "There is nothing at this address."],
};

export function answerErrors(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const expected = asAppError(error);
    if (!expected) log.error({ err: error, requestId: request.id }, "request failed");
    else if (expected.status >= 500)
      log.warn({ err: error, requestId: request.id }, "request could not be served");
    sendError(
      request,
      reply,
      expected ?? new AppError("internal", "Something went wrong on our side. Please try again."),
    );
  });
}

/** Sends the error as JSON. */
export function sendError(request: FastifyRequest, reply: FastifyReply, error: AppError): void {
  if (error.retryAfterSeconds !== undefined) reply.header("retry-after", String(error.retryAfterSeconds));
  const body: ErrorView = { error: error.code, message: error.message, requestId: request.id };
  reply
    .code(ERROR_STATUS[error.code])
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(body));
}

export function asAppError(error: FastifyError | AppError): AppError | undefined {
  if (error instanceof AppError) return error;
  const known = FASTIFY_ERRORS[error.code];
  if (known) return new AppError(...known);
  // Broken JSON, forbidden keys and the like have their own 4xx status.
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return new AppError("invalid_input", "The request could not be understood.");
  }
  if (isUnstorableText(error))
    return new AppError("invalid_input", "Something in this request has unreadable characters.", {
      cause: error,
    });
  if (isDatabaseOutage(error)) {
    return new AppError(
      "unavailable",
      "We cannot reach our database right now. Please try again in a moment.",
      {
        retryAfterSeconds: DATABASE_RETRY_SECONDS,
        cause: error,
      },
    );
  }
  return undefined;
}
