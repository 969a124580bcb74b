import { toJSONSchema } from "zod/v4/core";
import { type Endpoint, noContent, pathKeys, sendsBody } from "#contracts/endpoint.ts";
import { errorSchema } from "#contracts/errors.ts";
import type { VisitedAddress } from "#contracts/visited-addresses.ts";
import { TOKEN_PREFIX } from "#domain/tokens/tokens.ts";
import { groupOf, groupsOf, VISITED_GROUP } from "./api-groups.ts";
import { describeErrors, errorsOf } from "./call-errors.ts";
import { exampleInput, exampleOf, type JsonSchema } from "./example-of.ts";
import { describeVisited } from "./openapi-visited.ts";
import { REQUEST_EXAMPLES } from "./request-examples.ts";

/** The contract table, and the addresses outside it, as OpenAPI 3.1. */
export function describeApi(
  endpoints: readonly Endpoint[],
  visited: readonly VisitedAddress[],
  publicUrl: URL,
) {
  const paths: Record<string, Record<string, unknown>> = {};
  const add = ({ path, method }: Pick<VisitedAddress, "path" | "method">, operation: object) => {
    const operationId = `${method} ${path}`.replaceAll(/\W+/gu, "-").replace(/-$/u, "").toLowerCase();
    paths[path] = { ...paths[path], [method.toLowerCase()]: { operationId, ...operation } };
  };
  for (const endpoint of endpoints) add(endpoint, describeOperation(endpoint));
  for (const address of visited) add(address, { tags: [VISITED_GROUP], ...describeVisited(address) });
  return {
    openapi: "3.1.0",
    info: { title: "SideQuest", version: "1", description: "Every call the SideQuest app makes." },
    servers: [{ url: publicUrl.origin }],
    tags: groupsOf(endpoints.map(({ path }) => path)).map((name) => ({ name })),
    paths,
    components: {
      schemas: { Error: toJSONSchema(errorSchema, { io: "output" }) },
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "sq_session" },
        token: {
          type: "http",
          scheme: "bearer",
          description: `A personal API token, beginning with ${TOKEN_PREFIX}. Made in the profile.`,
        },
      },
    },
  };
}

function describeOperation(endpoint: Endpoint) {
  const { method, path, access, summary, takesTokens } = endpoint;
  const scope = method === "GET" ? "read" : "write";
  return {
    tags: [groupOf(path)],
    summary,
    ...(access !== "public" && { security: [{ session: [] }, ...(takesTokens ? [{ token: [] }] : [])] }),
    "x-access": access,
    ...(takesTokens && { "x-token-scope": scope }),
    ...describeInput(endpoint),
    responses: { ...describeAnswer(endpoint), ...describeErrors(errorsOf(endpoint)) },
  };
}

function describeInput(endpoint: Endpoint) {
  const input = toJSONSchema(endpoint.input, { io: "input", unrepresentable: "any" }) as JsonSchema;
  const inPath = new Set(pathKeys(endpoint.path));
  const required = input.required ?? [];
  const entries = Object.entries(input.properties ?? {});
  const rest = entries.filter(([name]) => !inPath.has(name));
  const example = exampleRequest(endpoint);
  const parameters = entries
    .filter(([name]) => inPath.has(name) || !sendsBody(endpoint.method))
    .map(([name, schema]) => ({
      name,
      in: inPath.has(name) ? "path" : "query",
      required: inPath.has(name) || required.includes(name),
      schema,
      example: example[name] ?? exampleOf(schema, name),
    }));
  if (!sendsBody(endpoint.method) || rest.length === 0) return { parameters };
  const schema = {
    type: "object",
    properties: Object.fromEntries(rest),
    required: required.filter((name) => !inPath.has(name)),
  };
  const body = Object.fromEntries(Object.entries(example).filter(([name]) => !inPath.has(name)));
  const isRequired = schema.required.length > 0;
  const content = { "application/json": { schema, example: body } };
  return { parameters, requestBody: { required: isRequired, content } };
}

/** Flat, as the contract takes it: path values are among them. */
export function exampleRequest({ method, path, input }: Endpoint): Record<string, unknown> {
  const written = REQUEST_EXAMPLES[`${method} ${path}`];
  const schema = toJSONSchema(input, { io: "input", unrepresentable: "any" }) as JsonSchema;
  return { ...exampleInput(schema, sendsBody(method)), ...written };
}

export function exampleAnswer({ output }: Endpoint): unknown {
  return exampleOf(toJSONSchema(output, { io: "output", unrepresentable: "any" }) as JsonSchema);
}

function describeAnswer(endpoint: Endpoint) {
  if (endpoint.output === noContent) return { 204: { description: "Done." } };
  // Times are sent as text; what the client's transform makes of them is not described.
  const schema = toJSONSchema(endpoint.output, { io: "output", unrepresentable: "any" });
  const content = { "application/json": { schema, example: exampleAnswer(endpoint) } };
  return { 200: { description: "Done.", content } };
}
