import { afterAll, beforeAll, expect, test } from "vitest";
import { ERROR_CODES } from "#contracts/errors.ts";
import { openWorld, type TestWorld } from "#server/testing/world.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test("describes every call and every error code", async () => {
  const document = (await world.app.inject("/api/openapi.json")).json();
  expect(document.openapi).toBe("3.1.0");
  expect(Object.keys(document.paths)).toContain("/api/auth/user");
  const end = document.paths["/api/auth/sessions/{sessionId}"].delete;
  expect(end.parameters).toMatchObject([{ name: "sessionId", in: "path", required: true }]);
  expect(document.paths["/api/auth/user"].get.responses[401]).toBeDefined();
  expect(document.components.schemas.Error.properties.error.enum).toEqual(ERROR_CODES);
});

test("describes the addresses that are visited: the sign-in above all", async () => {
  const { paths } = (await world.app.inject("/api/openapi.json")).json();
  const begin = paths["/api/auth/google"].get;
  expect(begin).toMatchObject({ "x-access": "public", parameters: [{ name: "returnTo", in: "query" }] });
  expect(begin.security).toBeUndefined();
  expect(Object.keys(begin.responses)).toContain("302");
  expect(paths["/s/{token}"].get.parameters).toMatchObject([{ name: "token", in: "path", required: true }]);
  expect(Object.keys(paths["/unsubscribe/{token}"])).toEqual(["get", "post"]);
  expect((await world.app.inject("/api/docs")).body).toContain("GET /api/auth/google<");
});

test("has a page for people", async () => {
  const page = await world.app.inject("/api/docs");
  expect(page.headers["content-type"]).toContain("text/html");
  expect(page.body).toContain("/api/auth/logout-everywhere");
});
