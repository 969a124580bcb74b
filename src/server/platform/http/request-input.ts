import type { FastifyRequest } from "fastify";
import { type Endpoint, pathKeys, sendsBody } from "#contracts/endpoint.ts";
import { AppError } from "../errors.ts";
import { inputProblem, problemWords } from "./input-problem.ts";

/** Merges path, query and body into the contract's one flat input; unknown keys are dropped. */
export function readInput(endpoint: Endpoint, request: FastifyRequest): unknown {
  const carried = sendsBody(endpoint.method) ? bodyOf(request) : request.query;
  if (typeof carried !== "object" || carried === null || Array.isArray(carried)) {
    throw new AppError("invalid_input", "Send a JSON object: names and their values.");
  }
  const params = request.params as Record<string, string>;
  const fromPath = Object.fromEntries(pathKeys(endpoint.path).map((key) => [key, params[key]]));
  const parsed = endpoint.input.safeParse({ ...carried, ...fromPath }, { error: problemWords });
  if (parsed.success) return parsed.data;
  throw new AppError("invalid_input", inputProblem(endpoint.path, parsed.error.issues[0]));
}

/** A missing body means no fields; `null` is a body. */
function bodyOf({ body }: FastifyRequest): unknown {
  return body === undefined ? {} : body;
}
