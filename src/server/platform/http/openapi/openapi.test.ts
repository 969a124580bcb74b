import { afterAll, beforeAll, expect, test } from "vitest";
import { type Endpoint, noContent } from "#contracts/endpoint.ts";
import { ERROR_CODES } from "#contracts/errors.ts";
import { openWorld, type TestWorld } from "#server/testing/world.ts";
import { groupOf, groupsOf } from "./api-groups.ts";
import { exampleAnswer, exampleRequest } from "./openapi.ts";
import { REQUEST_EXAMPLES } from "./request-examples.ts";

let world: TestWorld;
let endpoints: readonly Endpoint[];
// biome-ignore lint/suspicious/noExplicitAny: each test says itself what it expects
let document: any;
beforeAll(async () => {
  world = await openWorld();
  document = (await world.app.inject("/api/openapi.json")).json();
  endpoints = world.routes.map(({ endpoint }) => endpoint);
});
afterAll(() => world.close());

const exampleParameters = (endpoint: Endpoint) =>
  document.paths[endpoint.path][endpoint.method.toLowerCase()].parameters as {
    name: string;
    example: unknown;
  }[];
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

test("describes every call and every error code", async () => {
  expect(document.openapi).toBe("3.1.0");
  expect(Object.keys(document.paths)).toContain("/api/auth/user");
  const end = document.paths["/api/auth/sessions/{sessionId}"].delete;
  expect(end.parameters).toMatchObject([{ name: "sessionId", in: "path", required: true }]);
  expect(document.paths["/api/auth/user"].get.responses[401]).toBeDefined();
  expect(document.components.schemas.Error.properties.error.enum).toEqual(ERROR_CODES);
});

test("describes the addresses that are visited: the sign-in above all", async () => {
  const { paths } = document;
  const begin = paths["/api/auth/google"].get;
  expect(begin).toMatchObject({ "x-access": "public", parameters: [{ name: "returnTo", in: "query" }] });
  expect(begin.security).toBeUndefined();
  expect(Object.keys(begin.responses)).toContain("302");
  expect(paths["/s/{token}"].get.parameters).toMatchObject([{ name: "token", in: "path", required: true }]);
  expect(Object.keys(paths["/unsubscribe/{token}"])).toEqual(["get", "post"]);
});

test("says of each call who may make it, and which scope a token needs", async () => {
  const { paths } = document;
  expect(paths["/api/tasks"].get).toMatchObject({
    tags: ["Quests"],
    "x-token-scope": "read",
    security: [{ session: [] }, { token: [] }],
  });
  expect(paths["/api/tasks"].post["x-token-scope"]).toBe("write");
  expect(paths["/api/tokens"].get.security).toEqual([{ session: [] }]);
  expect(paths["/api/tokens"].get["x-token-scope"]).toBeUndefined();
});

test("lists the errors of a call by status, with what they mean", async () => {
  const { responses } = document.paths["/api/tasks/{taskId}"].patch;
  expect(Object.keys(responses)).toEqual([
    "200",
    "400",
    "401",
    "403",
    "404",
    "409",
    "413",
    "415",
    "429",
    "500",
    "503",
  ]);
  expect(responses[403]["x-codes"]).toEqual(["forbidden", "cross_site"]);
  expect(responses[404].content["application/json"].examples.not_found.value.error).toBe("not_found");
});

test("every call has a group, and an id of its own", async () => {
  const { paths, tags } = document;
  const operations = Object.values<Record<string, { tags: string[]; operationId: string }>>(paths).flatMap(
    (methods) => Object.values(methods),
  );
  const known = tags.map(({ name }: { name: string }) => name);
  expect(operations.filter((operation) => !known.includes(operation.tags[0]))).toEqual([]);
  const ids = operations.map(({ operationId }) => operationId);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test("a call that no group knows stands under the first word of its path, before the console's", () => {
  expect(groupOf("/api/weekly-leagues/join")).toBe("Weekly leagues");
  const groups = groupsOf(["/api/tasks", "/api/weekly-leagues/join", "/api/admin/users"]);
  expect(groups.indexOf("Weekly leagues")).toBe(groups.indexOf("Console") - 1);
});

test("every example of a request is one that its contract takes", () => {
  const wrong = endpoints.flatMap((endpoint) => {
    const { error } = endpoint.input.safeParse(exampleRequest(endpoint));
    return error ? [`${nameOf(endpoint)}: ${JSON.stringify(error.issues)}`] : [];
  });
  expect(wrong).toEqual([]);
  const wrongAlone = endpoints.flatMap((endpoint) =>
    exampleParameters(endpoint).flatMap(({ name, example }) => {
      const { error } = endpoint.input.safeParse({ ...exampleRequest(endpoint), [name]: example });
      return error ? [`${nameOf(endpoint)} ${name}: ${JSON.stringify(error.issues)}`] : [];
    }),
  );
  expect(wrongAlone).toEqual([]);
  const known = endpoints.map(nameOf);
  expect(Object.keys(REQUEST_EXAMPLES).filter((call) => !known.includes(call))).toEqual([]);
});

test("every example of an answer is one that its contract gives", () => {
  const wrong = endpoints.flatMap((endpoint) => {
    if (endpoint.output === noContent) return [];
    const { error } = endpoint.output.safeParse(exampleAnswer(endpoint));
    return error ? [`${nameOf(endpoint)}: ${JSON.stringify(error.issues)}`] : [];
  });
  expect(wrong).toEqual([]);
});

test("the old address of the page leads to the new one", async () => {
  const page = await world.app.inject("/api/docs");
  expect([page.statusCode, page.headers.location]).toEqual([302, "/docs/api"]);
});
