import { toJSONSchema } from "zod/v4/core";
import { type Endpoint, noContent, pathKeys, sendsBody } from "#contracts/endpoint.ts";
import { ERROR_STATUS, errorSchema } from "#contracts/errors.ts";
import type { VisitedAddress } from "#contracts/visited-addresses.ts";
import { describeVisited } from "./openapi-visited.ts";

type Schema = { properties?: Record<string, unknown>; required?: string[] };

/** The contract table, and the addresses outside it, as OpenAPI 3.1. */
export function describeApi(
  endpoints: readonly Endpoint[],
  visited: readonly VisitedAddress[],
  publicUrl: URL,
) {
  const paths: Record<string, Record<string, unknown>> = {};
  const add = ({ path, method }: Pick<VisitedAddress, "path" | "method">, operation: unknown) => {
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
  };
  for (const endpoint of endpoints) add(endpoint, describeOperation(endpoint));
  for (const address of visited) add(address, describeVisited(address));
  return {
    openapi: "3.1.0",
    info: { title: "SideQuest", version: "1", description: "Every call the SideQuest app makes." },
    servers: [{ url: publicUrl.origin }],
    paths,
    components: {
      schemas: { Error: toJSONSchema(errorSchema, { io: "output" }) },
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: "sq_session" } },
    },
  };
}

function describeOperation(endpoint: Endpoint) {
  const input = toJSONSchema(endpoint.input, { io: "input", unrepresentable: "any" }) as Schema;
  const inPath = new Set(pathKeys(endpoint.path));
  const entries = Object.entries(input.properties ?? {});
  const rest = entries.filter(([name]) => !inPath.has(name));
  const asParameter = ([name, schema]: [string, unknown]) => ({
    name,
    in: inPath.has(name) ? "path" : "query",
    required: inPath.has(name) || (input.required ?? []).includes(name),
    schema,
  });
  const hasBody = sendsBody(endpoint.method) && rest.length > 0;
  const parameters = entries
    .filter(([name]) => inPath.has(name) || !sendsBody(endpoint.method))
    .map(asParameter);
  const required = (input.required ?? []).filter((name) => !inPath.has(name));
  return {
    summary: endpoint.summary,
    ...(endpoint.access !== "public" && { security: [{ session: [] }] }),
    "x-access": endpoint.access,
    parameters,
    ...(hasBody && {
      requestBody: {
        required: true,
        content: {
          "application/json": { schema: { type: "object", properties: Object.fromEntries(rest), required } },
        },
      },
    }),
    responses: {
      ...describeAnswer(endpoint),
      ...describeErrors(endpoint),
    },
  };
}

function describeAnswer(endpoint: Endpoint) {
  if (endpoint.output === noContent) return { 204: { description: "Done." } };
  // Times are sent as text; what the client's transform makes of them is not described.
  const schema = toJSONSchema(endpoint.output, { io: "output", unrepresentable: "any" });
  return { 200: { description: "Done.", content: { "application/json": { schema } } } };
}

function describeErrors(endpoint: Endpoint) {
  const codes = [
    "invalid_input",
    ...(endpoint.access === "public" ? [] : ["unauthenticated"]),
    ...(endpoint.access === "admin" ? ["forbidden"] : []),
    "rate_limited",
    "unavailable",
  ] as (keyof typeof ERROR_STATUS)[];
  return Object.fromEntries(
    codes.map((code) => [
      ERROR_STATUS[code],
      {
        description: code,
        content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
      },
    ]),
  );
}
