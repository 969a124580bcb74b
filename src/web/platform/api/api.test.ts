import { expect, onTestFinished, test } from "vitest";
import * as z from "zod/mini";
import { endpoint } from "#contracts/endpoint.ts";
import { stubServer } from "#web/testing/stub-server.ts";
import { call, pageHeaders, writeAs } from "./api.ts";
import { ApiError } from "./api-error.ts";

const ok = z.object({ ok: z.literal(true) });
const common = { access: "member", summary: "For this test." } as const;
const listThings = endpoint({
  ...common,
  method: "GET",
  path: "/api/shelves/{questOptions}/things",
  input: z.object({ questOptions: z.string(), page: z.number(), colour: z.optional(z.string()) }),
  output: ok,
});
const putThing = endpoint({
  ...common,
  method: "POST",
  path: "/api/shelves/{questOptions}/things",
  input: z.object({ questOptions: z.string(), name: z.string() }),
  output: ok,
});
const dropThing = endpoint({
  ...common,
  method: "DELETE",
  path: "/api/things/{id}",
  input: z.object({ id: z.string() }),
  output: z.undefined(),
});

test("a GET fills the path and sends the rest as query, with credentials", async () => {
  const asked = stubServer({ "GET /api/shelves/a%2Fb/things?page=2": { json: { ok: true } } });
  await expect(call(listThings, { questOptions: "a/b", page: 2, colour: undefined })).resolves.toEqual({
    ok: true,
  });
  expect(asked[0]).toMatchObject({ credentials: "include", body: undefined });
  expect(asked[0]?.headers).not.toHaveProperty("Idempotency-Key");
});

test("a POST sends JSON without the path's keys, and a new idempotency key each time", async () => {
  const asked = stubServer({ "POST /api/shelves/a/things": { json: { ok: true } } });
  await call(putThing, { questOptions: "a", name: "jar" });
  await call(putThing, { questOptions: "a", name: "jar" });
  expect(asked[0]?.body).toEqual({ name: "jar" });
  expect(asked[0]?.headers["Content-Type"]).toBe("application/json");
  const keys = asked.map(({ headers }) => headers["Idempotency-Key"]);
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/u);
  expect(new Set(keys).size).toBe(2);
});

test("a repeat of one action can carry the key of the first try", async () => {
  const asked = stubServer({ "POST /api/shelves/a/things": { json: { ok: true } } });
  await call(putThing, { questOptions: "a", name: "jar" }, { idempotencyKey: "first-try" });
  expect(asked[0]?.headers["Idempotency-Key"]).toBe("first-try");
});

test("once it is known whose page it is, writes say so and reads do not", async () => {
  const asked = stubServer({
    "POST /api/shelves/a/things": { json: { ok: true } },
    "GET /api/shelves/a/things?page=2": { json: { ok: true } },
  });
  onTestFinished(() => void delete pageHeaders["Sq-Person"]);
  writeAs("maya");
  await call(putThing, { questOptions: "a", name: "jar" });
  await call(listThings, { questOptions: "a", page: 2 });
  expect(asked.map(({ headers }) => headers["Sq-Person"])).toEqual(["maya", undefined]);
});

test("an empty answer is undefined", async () => {
  stubServer({ "DELETE /api/things/7": { status: 204 } });
  await expect(call(dropThing, { id: "7" })).resolves.toBeUndefined();
});

test("an answer that breaks the contract is refused", async () => {
  stubServer({ "GET /api/shelves/a/things?page=1": { json: { ok: "yes" } } });
  await expect(call(listThings, { questOptions: "a", page: 1 })).rejects.toThrow();
});

test("a failure says status and body, and keeps the sentence for the screen apart", async () => {
  const body = { error: "conflict", message: "Already done.", requestId: "r1" };
  stubServer({ "GET /api/shelves/a/things?page=1": { status: 409, json: body } });
  const error = await call(listThings, { questOptions: "a", page: 1 }).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    status: 409,
    code: "conflict",
    message: `409: ${JSON.stringify(body)}`,
    display: "Already done.",
  });
});

test.each([
  ["a page of a proxy", { status: 502, text: "<h1>Bad gateway</h1>" }, "502: <h1>Bad gateway</h1>"],
  ["nothing at all", { status: 503 }, "503: Status text"],
  ["JSON of another shape", { status: 500, json: { oops: 1 } }, '500: {"oops":1}'],
])("a failure with %s still has a kind sentence", async (_, answer, message) => {
  stubServer({ "GET /api/shelves/a/things?page=1": answer });
  const error = await call(listThings, { questOptions: "a", page: 1 }).catch((caught: unknown) => caught);
  expect(error).toMatchObject({ message, code: null, display: "Something went wrong. Please try again." });
});
