import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { Endpoint } from "#contracts/endpoint.ts";
import { bearerIn, judgeCall, type TokenScope } from "#domain/tokens/tokens.ts";
import type { Clock } from "../clock.ts";
import type { Actor } from "../context.ts";
import { AppError } from "../errors.ts";
import type { RateLimits } from "./rate-limits.ts";

/** What a handler may set on the reply besides its result. */
export type Answer = Pick<FastifyReply, "header" | "setCookie" | "clearCookie">;

export interface CallerDeps {
  readonly clock: Clock;
  readonly limits: RateLimits;
  authenticate(request: FastifyRequest, answer: Answer, now: Date): Promise<Actor | null>;
  /** The person behind an API token; null if it is unknown, revoked or expired. */
  authenticateToken(secret: string, address: string, now: Date): Promise<Actor | null>;
}

/** Callers who were admitted before their file was read. */
const admitted = new WeakMap<FastifyRequest, Actor | null>();

/** Who makes the call; throws if they may not make it, or not that often. */
export async function callerOf(
  endpoint: Endpoint,
  deps: CallerDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Actor | null> {
  const before = admitted.get(request);
  if (before !== undefined) return before;
  const actor = await identify(deps, request, reply);
  request.actorId = actor?.id ?? null;
  // Says whose answer it is, so that the browser keeps it for nobody else (public/service-worker.js).
  if (actor) reply.header(PERSON_HEADER, actor.id);
  checkAccess(endpoint, actor);
  if (endpoint.access !== "public") checkPage(request, actor);
  await countOwnLimit(endpoint, deps.limits, actor, request.ip);
  return actor;
}

const BYTES_PER_MB = 1_048_576;

/** For a call with a body above the general limit: nobody who may not send it makes the server read it. */
export function takeFile(endpoint: Endpoint, deps: CallerDeps) {
  const { bodyBytes } = endpoint;
  if (bodyBytes === undefined) return {};
  return {
    bodyLimit: bodyBytes,
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      admitted.set(request, await callerOf(endpoint, deps, request, reply));
    },
    // What it throws goes on to the handler of all errors.
    errorHandler: (error: FastifyError) => {
      if (error.code !== "FST_ERR_CTP_BODY_TOO_LARGE") throw error;
      const most = `${bodyBytes / BYTES_PER_MB} MB`;
      throw new AppError("payload_too_large", `The file is larger than ${most}, the most that can be sent.`);
    },
  };
}

/** By the bearer token if one is shown, whatever cookies come with it; otherwise by the session cookie. */
async function identify(
  { authenticate, authenticateToken, clock, limits }: CallerDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Actor | null> {
  const secret = bearerIn(request.headers.authorization);
  if (secret === null) {
    const actor = await authenticate(request, reply, clock.now());
    await limits.countRequest(actor?.sessionId, request.ip);
    return actor;
  }
  const actor = await authenticateToken(secret, request.ip, clock.now());
  // What does not work counts by address, so that nobody can try many.
  await (actor ? limits.countToken(actor.sessionId) : limits.countRequest(undefined, request.ip));
  if (!actor)
    throw new AppError("unauthenticated", "This API token is unknown, or it was revoked or has expired.");
  return actor;
}

/** A member's analytics events have no separate limit; a visitor's are limited per address. */
async function countOwnLimit(
  { limit }: Endpoint,
  limits: RateLimits,
  actor: Actor | null,
  address: string,
): Promise<void> {
  if (!limit) return;
  const isCounted = limit === "analytics" ? !actor : actor;
  if (isCounted) await limits.count(limit, actor?.id ?? address);
}

function checkAccess({ access, method, takesTokens }: Endpoint, actor: Actor | null): void {
  if (actor?.tokenScope) checkToken(actor.tokenScope, { method, takesTokens: takesTokens === true });
  if (access === "public") return;
  if (!actor) throw new AppError("unauthenticated", "Please sign in.");
  if (access === "admin" && actor.role !== "admin")
    throw new AppError("forbidden", "Only admins can do this.");
}

/** In answers: whose it is. In requests: whose page sends it. */
const PERSON_HEADER = "sq-person";

/** A page that somebody else has opened writes nothing in this person's name, whoever signed in meanwhile. */
function checkPage({ method, headers }: FastifyRequest, actor: Actor | null): void {
  const person = headers[PERSON_HEADER];
  if (method !== "GET" && person !== undefined && person !== actor?.id)
    throw new AppError("unauthenticated", "Somebody else is signed in here now. Please sign in again.");
}

function checkToken(scope: TokenScope, called: Parameters<typeof judgeCall>[1]): void {
  const verdict = judgeCall(scope, called);
  if (verdict === "closed")
    throw new AppError("forbidden", "API tokens cannot make this call. Sign in to do this in the app.");
  if (verdict === "read_only")
    throw new AppError("forbidden", "This API token can only read. Make one with the scope to write.");
}
