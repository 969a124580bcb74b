import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Access, Endpoint, InputOf, OutputOf } from "#contracts/endpoint.ts";
import type { VisitedAddress } from "#contracts/visited-addresses.ts";
import { type Actor, type Context, runEffect } from "../context.ts";
import type { Db } from "../db/handles.ts";
import { AppError } from "../errors.ts";
import type { Log } from "../log/log.ts";
import type { People } from "../people.ts";
import type { SessionWatch } from "../session-watch.ts";
import { tagOfBody, tagOfVersion, type VersionOf } from "./answer-version.ts";
import { type Answer, type CallerDeps, callerOf, takeFile } from "./caller.ts";
import { compressJson } from "./compress-json.ts";
import { answerWithEvents, type EventStream, wantsEvents } from "./event-stream.ts";
import type { Idempotency } from "./idempotency.ts";
import { type FairQueue, laneOf } from "./queue/fair-queue.ts";
import { readInput } from "./request-input.ts";

type ActorFor<A extends Access> = A extends "public" ? Actor | null : Actor;

type Handler<E extends Endpoint> = (
  ctx: Context<Db, ActorFor<E["access"]>>,
  input: InputOf<E>,
  answer: Answer,
) => Promise<OutputOf<E>>;

export interface EndpointRoute {
  readonly endpoint: Endpoint;
  handle(ctx: Context<Db, Actor | null>, input: unknown, answer: Answer): Promise<unknown>;
  /** The answer is a file download. */
  readonly isFile?: true;
  /** The answer is already serialised JSON. */
  readonly isWritten?: true;
  /** What the answer is made from: while it is the same, a client that has the answer gets 304 without any work. */
  readonly versionOf?: VersionOf;
  /** Streams the answer to clients that ask for events. */
  stream?(ctx: Context<Db, Actor | null>, input: unknown, stream: EventStream): Promise<void>;
}

/** Binds an endpoint of the contract to its handler. */
export function implement<E extends Endpoint>(endpoint: E, handler: Handler<E>): EndpointRoute {
  // Access and input are checked before `handle` is called, so the handler's narrower types hold.
  return { endpoint, handle: handler as EndpointRoute["handle"] };
}

/** Like `implement`, for a GET whose answer depends on nothing but this version. */
export function implementVersioned<E extends Endpoint & { access: "member" }>(
  endpoint: E,
  versionOf: VersionOf,
  handler: Handler<E>,
): EndpointRoute {
  return { ...implement(endpoint, handler), versionOf };
}

export interface FileAnswer {
  readonly name: string;
  readonly type: "text/csv" | "application/json";
  readonly text: string;
}

/** Like `implement`, for a file download. */
export function implementFile<E extends Endpoint>(
  endpoint: E,
  handler: (ctx: Context<Db, ActorFor<E["access"]>>, input: InputOf<E>) => Promise<FileAnswer>,
): EndpointRoute {
  return { endpoint, handle: handler as EndpointRoute["handle"], isFile: true };
}

/** Like `implement`, for JSON that the service keeps serialised: parsed by the contract once, sent often. */
export function implementWritten<E extends Endpoint>(
  endpoint: E,
  handler: (ctx: Context<Db, ActorFor<E["access"]>>, input: InputOf<E>, answer: Answer) => Promise<string>,
): EndpointRoute {
  return { endpoint, handle: handler as EndpointRoute["handle"], isWritten: true };
}

/** Like `implement`, for an answer that can also be streamed as events. */
export function implementStream<E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  stream: (ctx: Context<Db, ActorFor<E["access"]>>, input: InputOf<E>, stream: EventStream) => Promise<void>,
): EndpointRoute {
  return { ...implement(endpoint, handler), stream: stream as NonNullable<EndpointRoute["stream"]> };
}

export interface RouteDeps extends CallerDeps {
  readonly db: Db;
  readonly log: Log;
  readonly idempotency: Idempotency;
  readonly queue: FairQueue;
  readonly people: People;
  readonly tell: Context["tell"];
  /** Ends a streamed answer when the session that asked for it ends. */
  readonly sessions: Pick<SessionWatch, "add">;
}

export function mountEndpoints(
  app: FastifyInstance,
  routes: readonly EndpointRoute[],
  deps: RouteDeps,
): void {
  for (const route of routes) {
    const { method, path } = route.endpoint;
    app.route({
      method,
      url: fastifyPath(path),
      handler: (request, reply) => serve(route, deps, request, reply),
      ...takeFile(route.endpoint, deps),
    });
  }
}

function fastifyPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/gu, ":$1");
}

async function serve(route: EndpointRoute, deps: RouteDeps, request: FastifyRequest, reply: FastifyReply) {
  const { endpoint } = route;
  const actor = await callerOf(endpoint, deps, request, reply);
  const input = readInput(endpoint, request);
  const send = await deps.queue.serve(actor?.id, request.ip, laneOf(endpoint), () =>
    work(route, deps, { request, reply, actor, input }),
  );
  // Sent outside the queue, so that a client that reads slowly blocks nobody.
  return send();
}

interface Call {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly actor: Actor | null;
  readonly input: unknown;
}

/** Runs the call and returns a function that sends the answer. */
async function work(route: EndpointRoute, deps: RouteDeps, { request, reply, actor, input }: Call) {
  const { endpoint, stream } = route;
  const now = deps.clock.now();
  const log = deps.log.child({ requestId: request.id });
  const push: Context["push"] = (effect) => runEffect(effect, deps.db, log);
  const ctx = { db: deps.db, actor, now, log, people: deps.people, tell: deps.tell, push };
  // The watch that ends a stream knows sessions only: a token gets the whole answer as JSON.
  if (stream && wantsEvents(request) && !actor?.tokenScope) {
    const streamDeps = { log, sessions: deps.sessions, actor };
    await answerWithEvents(request, reply, streamDeps, (events) => stream(ctx, input, events));
    return () => undefined;
  }
  if (route.isFile) {
    const file = (await route.handle(ctx, input, reply)) as FileAnswer;
    return () => sendFile(reply, file);
  }
  // Read with the session, before the answer: an answer is never older than its tag.
  const etag = route.versionOf && actor ? tagOfVersion(request, actor, route.versionOf(actor)) : undefined;
  if (etag !== undefined && request.headers["if-none-match"] === etag)
    return () => markCacheable(reply, etag).code(304).send();
  const run = () => writeAnswer(route, ctx, input, reply);
  // A call without content has none.
  const body: string | undefined = endpoint.isRepeatable
    ? await run()
    : await deps.idempotency.once(request, actor, now, run);
  return () => (body === undefined ? sendNothing(reply) : sendJson(request, reply, body, etag));
}

/** Handles a call and serialises its answer. */
export async function writeAnswer(
  route: EndpointRoute,
  ctx: Context<Db, Actor | null>,
  input: unknown,
  reply: Answer,
): Promise<string> {
  const answer = await route.handle(ctx, input, reply);
  return route.isWritten ? (answer as string) : JSON.stringify(route.endpoint.output.parse(answer));
}

function sendNothing(reply: FastifyReply) {
  return reply.code(204).header("cache-control", "no-store").send();
}

function sendFile(reply: FastifyReply, { name, type, text }: FileAnswer) {
  return reply
    .type(`${type}; charset=utf-8`)
    .header("content-disposition", `attachment; filename="${name}"`)
    .header("cache-control", "no-store")
    .send(text);
}

function sendJson(request: FastifyRequest, reply: FastifyReply, body: string, version: string | undefined) {
  reply.type("application/json; charset=utf-8");
  if (request.method !== "GET" && request.method !== "HEAD")
    return reply.header("cache-control", "no-store").send(compressJson(request, reply, body));
  const etag = version ?? tagOfBody(body);
  markCacheable(reply, etag);
  if (request.headers["if-none-match"] === etag) return reply.code(304).send();
  return reply.send(compressJson(request, reply, body));
}

function markCacheable(reply: FastifyReply, etag: string): FastifyReply {
  return reply
    .header("cache-control", "private, no-cache")
    .header("etag", etag)
    .header("vary", "cookie, authorization");
}

/** Answers unknown paths under /api as JSON, with 405 if only the method is wrong. */
export function answerUnknown(routes: readonly EndpointRoute[], visited: readonly VisitedAddress[]) {
  const inTable = routes.map(({ endpoint }) => ({
    method: endpoint.method,
    pattern: pathPattern(endpoint.path),
  }));
  const known = [...inTable, ...visited.map(({ method, path }) => ({ method, pattern: pathPattern(path) }))];
  return (request: FastifyRequest, reply: FastifyReply): never => {
    const path = request.url.split("?")[0] ?? "";
    const allowed = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    if (allowed.length === 0) throw new AppError("not_found", "There is nothing at this address.");
    reply.header("allow", [...new Set(allowed)].join(", "));
    throw new AppError("method_not_allowed", "This address does not take that method.");
  };
}

function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/gu, "[^/]+")}$`, "u");
}
