import { expect, test } from "vitest";
import type { ReferenceView } from "#contracts/tokens/reference.ts";
import { curlOf, fillAddress, findCalls, readCalls } from "./calls.ts";
import { schemaLines } from "./schema-lines.ts";

const done = { 204: { description: "Done." } };
const REFERENCE: ReferenceView = {
  servers: [{ url: "https://quest.example" }],
  tags: [{ name: "Quests" }, { name: "Console" }],
  paths: {
    "/api/admin/stats": {
      get: {
        operationId: "get-api-admin-stats",
        tags: ["Console"],
        summary: "Counts.",
        "x-access": "admin",
        parameters: [],
        responses: done,
      },
    },
    "/api/tasks/{taskId}": {
      patch: {
        operationId: "patch-api-tasks-taskid",
        tags: ["Quests"],
        summary: "Changes a quest.",
        "x-access": "member",
        "x-token-scope": "write",
        parameters: [
          { name: "taskId", in: "path", required: true, schema: { type: "string" }, example: "a/b" },
        ],
        requestBody: {
          content: {
            "application/json": {
              schema: { type: "object", properties: { title: { type: "string" } } },
              example: { title: "Maya's" },
            },
          },
        },
        responses: {
          ...done,
          403: {
            description: "`forbidden`: No.\n`cross_site`: Elsewhere.",
            "x-codes": ["forbidden", "cross_site"],
          },
        },
      },
    },
  },
};

const [patch, stats] = readCalls(REFERENCE);
if (!patch || !stats) throw new Error("two calls");

test("calls come in the order of their groups, with each error and its meaning", () => {
  expect([patch.method, stats.group]).toEqual(["PATCH", "Console"]);
  expect(patch.errors).toEqual([
    { status: "403", code: "forbidden", meaning: "No." },
    { status: "403", code: "cross_site", meaning: "Elsewhere." },
  ]);
});

test.each([
  ["", 2],
  ["patch tasks", 1],
  ["TASKID", 1],
  ["title", 1],
  ["counts console", 1],
  ["counts tasks", 0],
])("searching for %j finds %i", (words, count) => {
  expect(findCalls([patch, stats], words)).toHaveLength(count);
});

test("the request for a terminal is filled in, escaped, and shows no token for calls that take none", () => {
  expect(curlOf(patch, "https://quest.example")).toBe(
    [
      'curl -X PATCH "https://quest.example/api/tasks/a%2Fb"',
      '-H "Authorization: Bearer $SIDEQUEST_TOKEN"',
      '-H "Content-Type: application/json"',
      String.raw`-d '{
  "title": "Maya'\''s"
}'`,
    ].join(" \\\n  "),
  );
  expect(curlOf(stats, "https://quest.example")).toBe('curl "https://quest.example/api/admin/stats"');
});

test("an address leaves out what was not entered, and escapes the rest", () => {
  const query = (name: string) => ({ name, in: "query" as const, required: false, schema: {} });
  const call = { ...stats, parameters: [query("q"), query("before")] };
  expect(fillAddress(call, { q: "a&b", before: "" })).toBe("/api/admin/stats?q=a%26b");
});

test.each([
  [{ type: "string", minLength: 1, maxLength: 5 }, "string", "1 to 5 characters"],
  [{ type: ["string", "null"], format: "uuid" }, "string or null", "uuid"],
  [{ type: "integer", minimum: 1, maximum: Number.MAX_SAFE_INTEGER }, "integer", "at least 1"],
  [{ type: "string", enum: ["a", "b"] }, "string", 'one of "a", "b"'],
  [{ const: true }, "boolean", "always true"],
  [{ anyOf: [{ type: "number" }, { type: "null" }] }, "number or null", ""],
  [{ type: "array", items: { type: "string" }, maxItems: 3 }, "list of string", "at most 3 entries"],
  [{ type: "number", default: 4 }, "number", "4 if absent"],
  [{}, "any", ""],
])("a field %j is a %s: %s", (schema, type, rules) => {
  expect(schemaLines(schema)).toEqual([{ name: "", depth: 0, type, isRequired: true, rules }]);
});

test("nested fields follow their parent, those of lists and of what may be null too", () => {
  const inner = { type: "object", properties: { day: { type: "string" } }, required: ["day"] };
  const schema = {
    type: "object",
    properties: { days: { type: "array", items: inner }, last: { anyOf: [inner, { type: "null" }] } },
    required: ["days"],
  };
  const lines = schemaLines(schema).map(({ name, depth, type, isRequired }) => [
    name,
    depth,
    type,
    isRequired,
  ]);
  expect(lines).toEqual([
    ["days", 0, "list of object", true],
    ["day", 1, "string", true],
    ["last", 0, "object or null", false],
    ["day", 1, "string", true],
  ]);
});
