import type { FastifyRequest } from "fastify";
import { type Endpoint, pathKeys, sendsBody } from "#contracts/endpoint.ts";
import { AppError } from "../errors.ts";

/** Gathers path, query and body into the contract's one flat input; unknown keys are dropped. */
export function readInput(endpoint: Endpoint, request: FastifyRequest): unknown {
  const carried = sendsBody(endpoint.method) ? (request.body ?? {}) : request.query;
  if (typeof carried !== "object" || carried === null || Array.isArray(carried)) {
    throw new AppError("invalid_input", "The request must be a JSON object.");
  }
  const params = request.params as Record<string, string>;
  const fromPath = Object.fromEntries(pathKeys(endpoint.path).map((key) => [key, params[key]]));
  const parsed = endpoint.input.safeParse({ ...carried, ...fromPath });
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new AppError(
    "invalid_input",
    `${issue?.path.join(".") || "The request"}: ${issue?.message ?? "is not valid"}`,
  );
}
