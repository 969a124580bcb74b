import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { endpoint } from "#contracts/endpoint.ts";
import { stubServer } from "#web/testing/stub-server.ts";

const common = {
  method: "GET",
  access: "member",
  summary: "For this test.",
  output: z.array(z.number()),
} as const;
const one = endpoint({ ...common, path: "/api/one", isReadWithOthers: true });
const two = endpoint({ ...common, path: "/api/two", isReadWithOthers: true });
const alone = endpoint({ ...common, path: "/api/alone" });
const TOGETHER = "GET /api/reads?of=%2Fapi%2Ftwo%2C%2Fapi%2Fone";
const PARTS = { "/api/one": [1], "/api/two": [2] };

let call: typeof import("./api.ts").call;

beforeEach(async () => {
  vi.resetModules();
  ({ call } = await import("./api.ts"));
  (await import("./reads-together.ts")).startReadingTogether();
});
afterEach(() => vi.resetModules());

const readBoth = () => Promise.all([call(two, {}), call(one, {})]);

test("what is read in one turn is one call, each with its own answer", async () => {
  const asked = stubServer({ [TOGETHER]: { json: PARTS }, "GET /api/alone": { json: [3] } });
  await expect(Promise.all([readBoth(), call(alone, {})])).resolves.toEqual([[[2], [1]], [3]]);
  expect(asked.map(({ path }) => path).sort()).toEqual([TOGETHER.slice(4), "/api/alone"].sort());
});

test("a single read goes by itself, and so does one in a later turn", async () => {
  const asked = stubServer({ "GET /api/one": { json: [1] }, "GET /api/two": { json: [2] } });
  await call(one, {});
  await call(two, {});
  expect(asked.map(({ path }) => path)).toEqual(["/api/one", "/api/two"]);
});

test.each([
  ["left out", { json: { "/api/two": [2] } }],
  ["of a server that does not know the call", { status: 404, text: "no" }],
  ["of a server with a fault", { status: 503, text: "no" }],
  ["without connection", { offline: true }],
] as const)("what is %s is read by itself", async (_name, answer) => {
  const asked = stubServer({
    [TOGETHER]: answer,
    "GET /api/one": { json: [1] },
    "GET /api/two": { json: [2] },
  });
  await expect(readBoth()).resolves.toEqual([[2], [1]]);
  expect(asked.map(({ path }) => path)).toContain("/api/one");
});
