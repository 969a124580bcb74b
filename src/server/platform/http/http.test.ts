import type { FastifyInstance, FastifyRequest } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { endpoint } from "#contracts/endpoint.ts";
import { filledText } from "#contracts/fields/text.ts";
import type { Role } from "#domain/accounts/role.ts";
import { openWorld, type TestWorld } from "#server/testing/world.ts";
import type { Actor } from "../context.ts";
import { createPeople } from "../people.ts";
import { implement, mountEndpoints } from "./endpoint-routes.ts";
import { createIdempotency } from "./idempotency.ts";
import { createFairQueue } from "./queue/fair-queue.ts";
import { createRateLimits } from "./rate-limits.ts";
import { createWebServer } from "./web-server.ts";

let world: TestWorld;
let calls = 0;

const echo = endpoint({
  method: "POST",
  path: "/api/test/echo/{id}",
  access: "public",
  summary: "For tests.",
  input: z.object({
    id: filledText(10),
    text: filledText(20),
    count: z.optional(z.int().check(z.gte(0), z.lte(10))),
  }),
  output: z.object({ id: z.string(), text: z.string(), count: z.optional(z.number()), calls: z.number() }),
});

const failing = endpoint({
  method: "GET",
  path: "/api/test/fail",
  access: "public",
  summary: "For tests.",
  input: z.object({}),
  output: z.object({}),
});

const adminsOnly = { ...failing, path: "/api/test/admins" as const, access: "admin" as const };

let small: FastifyInstance;

const actor = (id: string, role: Role) => ({ id, role, sessionId: id, user: {} as Actor["user"] });
const actors: Record<string, Actor> = {
  ann: actor("ann", "member"),
  bo: actor("bo", "member"),
  boss: actor("boss", "admin"),
};
let isBroken = false;

beforeAll(async () => {
  world = await openWorld();
  const { config, db, clock, log, metrics } = world;
  small = (await createWebServer(config, log, metrics)).app;
  const routes = [
    implement(echo, async (_ctx, input) => {
      calls++;
      if (isBroken) throw new Error("the work failed");
      return { ...input, calls, secretColumn: "never" };
    }),
    implement(failing, async () => {
      throw new Error("select * from users where email = 'a@b.c'");
    }),
    implement(adminsOnly, async () => ({})),
  ];
  const limits = createRateLimits(false);
  const idempotency = createIdempotency(db, log);
  const authenticate = async (request: FastifyRequest) =>
    actors[String(request.headers["x-test-actor"])] ?? null;
  const queue = createFairQueue();
  const sessions = { add: () => () => undefined };
  mountEndpoints(small, routes, {
    db,
    clock,
    log,
    limits,
    idempotency,
    queue,
    authenticate,
    authenticateToken: async () => null,
    sessions,
    people: createPeople([]),
    tell: () => undefined,
  });
});
afterAll(async () => {
  await small.close();
  await world.close();
});

const send = (payload: unknown, headers: Record<string, string> = {}) =>
  small.inject({
    method: "POST",
    url: "/api/test/echo/7",
    headers: { "content-type": "application/json", ...headers },
    payload: typeof payload === "string" ? payload : JSON.stringify(payload),
  });

describe("input", () => {
  test.each([
    ["a wrong type", { text: 7 }],
    ["an array for a string", { text: ["a"] }],
    ["too long", { text: "a".repeat(21) }],
    ["only blanks", { text: "   " }],
    ["a NUL byte", { text: "a\0b" }],
    ["a lone surrogate", '{"text":"\\ud800"}'],
    ["out of range", { text: "a", count: 11 }],
    ["negative", { text: "a", count: -1 }],
    ["huge", '{"text":"a","count":1e308}'],
    ["not a number", '{"text":"a","count":NaN}'],
    ["__proto__", '{"text":"a","__proto__":{"x":1}}'],
    ["a list for an object", "[]"],
    ["null", "null"],
    ["broken JSON", "{"],
    ["nothing", ""],
  ])("%s is a clear 400", async (_what, payload) => {
    const answer = await send(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      error: "invalid_input",
      requestId: answer.headers["x-request-id"],
    });
  });

  test("only JSON is taken", async () => {
    const answer = await send("text=a", { "content-type": "application/x-www-form-urlencoded" });
    expect([answer.statusCode, answer.json().error]).toEqual([415, "unsupported_media_type"]);
  });

  test("a body beyond the limit is refused", async () => {
    const answer = await send({ text: "a".repeat(70_000) });
    expect([answer.statusCode, answer.json().error]).toEqual([413, "payload_too_large"]);
  });
});

test("an answer carries only what the contract promises; unknown input is dropped", async () => {
  const answer = await send({ text: " hi ", role: "admin" });
  expect(answer.statusCode).toBe(200);
  expect(Object.keys(answer.json()).sort()).toEqual(["calls", "id", "text"]);
  expect(answer.json().text).toBe("hi");
});

describe("errors", () => {
  test("an unexpected error says nothing about itself, and the log finds it by its request id", async () => {
    const answer = await small.inject("/api/test/fail");
    expect([answer.statusCode, answer.json().error]).toEqual([500, "internal"]);
    expect(answer.body).not.toMatch(/select|users|at /u);
    expect(
      world.logLines.some(
        (line) => line.includes(answer.json().requestId) && line.includes("request failed"),
      ),
    ).toBe(true);
  });

  test("admin calls are 401 signed out, 403 for members, and open to admins", async () => {
    const ask = async (who: string) =>
      (await small.inject({ url: "/api/test/admins", headers: { "x-test-actor": who } })).statusCode;
    expect([await ask("nobody"), await ask("ann"), await ask("boss")]).toEqual([401, 403, 200]);
  });

  test.each([
    ["GET", "/api/nothing"],
    ["GET", "/api"],
    ["POST", "/api/auth/user/extra"],
    ["GET", "/idp/nothing-here"],
  ] as const)("%s %s is a 404", async (method, url) => {
    const answer = await world.app.inject({ method, url });
    expect(answer.statusCode).toBe(404);
  });

  test.each([
    ["DELETE", "/api/auth/user", "GET"],
    ["GET", "/api/auth/logout", "POST"],
    ["POST", "/api/auth/google", "GET"],
    ["DELETE", "/api/openapi.json", "GET"],
    ["PUT", "/api/auth/sessions/6f1d2c1e-0000-4000-8000-000000000001", "DELETE"],
  ] as const)("%s %s is a 405 that names %s", async (method, url, allow) => {
    const answer = await world.app.inject({ method, url });
    expect([answer.statusCode, answer.json().error, answer.headers.allow]).toEqual([
      405,
      "method_not_allowed",
      allow,
    ]);
  });

  test("odd spellings of a path reach nothing", async () => {
    for (const url of [
      "/API/auth/user",
      "/api//auth/user",
      "/api/auth/user/",
      "/api/auth/%2e%2e/user",
      "/api/%00",
    ]) {
      const { statusCode } = await world.app.inject(url);
      expect([url, statusCode]).toEqual([url, 404]);
    }
  });
});

describe("cross-site writes", () => {
  test.each([
    [{ origin: "https://evil.example" }, 403],
    [{ origin: "null" }, 403],
    [{ origin: "http://localhost:4000" }, 403],
    [{ "sec-fetch-site": "cross-site" }, 403],
    [{ origin: "http://localhost:3000", "sec-fetch-site": "same-origin" }, 200],
    [{ origin: "http://127.0.0.1:3000" }, 200],
    [{}, 200],
  ])("%j is answered %i", async (headers, status) => {
    expect((await send({ text: "a" }, headers as Record<string, string>)).statusCode).toBe(status);
  });

  test("a read is not a write", async () => {
    const answer = await world.app.inject({ url: "/healthz", headers: { origin: "https://evil.example" } });
    expect(answer.statusCode).toBe(200);
  });
});

describe("Idempotency-Key", () => {
  test("a repeat gets the first answer, and the work is done once", async () => {
    const key = { "idempotency-key": "k1" };
    const first = await send({ text: "a" }, key);
    const [second, third] = await Promise.all([send({ text: "a" }, key), send({ text: "a" }, key)]);
    expect([second.json(), third.json()]).toEqual([first.json(), first.json()]);
  });

  test("two at once: one works, the other is told to wait, never both", async () => {
    const before = calls;
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => send({ text: "a" }, { "idempotency-key": "k2" })),
    );
    expect(calls - before).toBe(1);
    for (const answer of answers) expect([200, 409]).toContain(answer.statusCode);
  });

  test("the same key with other content is refused", async () => {
    await send({ text: "a" }, { "idempotency-key": "k3" });
    const answer = await send({ text: "b" }, { "idempotency-key": "k3" });
    expect([answer.statusCode, answer.json().error]).toEqual([422, "idempotency_mismatch"]);
  });

  test("one person's key says nothing about another's", async () => {
    const as = (who: string) => ({ "idempotency-key": "shared", "x-test-actor": who });
    const [ann, bo] = [await send({ text: "a" }, as("ann")), await send({ text: "a" }, as("bo"))];
    expect(bo.json().calls).toBe(ann.json().calls + 1);
    expect((await send({ text: "a" }, as("ann"))).json()).toEqual(ann.json());
  });

  test("work that failed leaves the key free", async () => {
    const key = { "idempotency-key": "k5" };
    isBroken = true;
    expect((await send({ text: "a" }, key)).statusCode).toBe(500);
    isBroken = false;
    expect((await send({ text: "a" }, key)).statusCode).toBe(200);
  });

  test("a body nested without end is refused, not a crash", async () => {
    const deep = `{"text":"a","x":${"[".repeat(20_000)}${"]".repeat(20_000)}}`;
    expect((await send(deep, { "idempotency-key": "k6" })).statusCode).toBe(400);
  });

  test("an attempt that died is taken over after a minute", async () => {
    const key = { "idempotency-key": "k4" };
    expect((await send({ text: "a" }, key)).statusCode).toBe(200);
    await world.db.updateTable("idempotency_keys").set({ body: null }).where("key", "=", "k4").execute();
    expect((await send({ text: "a" }, key)).statusCode).toBe(409);
    world.clock.advance(61_000);
    expect((await send({ text: "a" }, key)).statusCode).toBe(200);
  });

  test("a key that is too long is refused", async () => {
    expect((await send({ text: "a" }, { "idempotency-key": "k".repeat(129) })).statusCode).toBe(400);
  });
});

test("the log holds no address, no name, no cookie and no query", async () => {
  const client = await world.person({ email: "private@example.com", name: "Private Person" });
  await client.get("/api/auth/user?token=hunter2");
  const log = world.logLines.join("");
  expect(log).not.toMatch(/private@example\.com|Private Person|hunter2|code=/u);
  expect(log).not.toContain(client.cookies.get("sq_session")?.value);
  expect(log).toContain('"route":"/api/auth/user"');
});
