import type { OperationView, ReferenceView } from "#contracts/tokens/reference.ts";

/** One call of the API, ready to be shown. */
export interface ApiCall {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly group: string;
  readonly summary: string;
  readonly access: OperationView["x-access"];
  readonly tokenScope: "read" | "write" | undefined;
  readonly parameters: OperationView["parameters"];
  readonly body: Shown | undefined;
  /** Undefined if it answers nothing, or something else than JSON. */
  readonly answer: Shown | undefined;
  readonly answerStatus: string;
  readonly answerText: string;
  readonly errors: readonly ApiError[];
}

export interface Shown {
  readonly schema: object;
  readonly example: unknown;
}

export interface ApiError {
  readonly status: string;
  readonly code: string;
  readonly meaning: string;
}

/** The calls of the document, in the order of its groups. */
export function readCalls({ paths, tags }: ReferenceView): ApiCall[] {
  const order = tags.map(({ name }) => name);
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => readCall(method.toUpperCase(), path, operation)),
  );
  return calls.toSorted((a, b) => order.indexOf(a.group) - order.indexOf(b.group));
}

function readCall(method: string, path: string, operation: OperationView): ApiCall {
  const answers = Object.entries(operation.responses);
  const [answerStatus, answer] = answers.find(([status]) => Number(status) < 400) ?? ["", undefined];
  return {
    id: operation.operationId,
    method,
    path,
    group: operation.tags[0] ?? "",
    summary: operation.summary,
    access: operation["x-access"],
    tokenScope: operation["x-token-scope"],
    parameters: operation.parameters,
    body: jsonOf(operation.requestBody?.content),
    answer: jsonOf(answer?.content),
    answerStatus,
    answerText: answer?.description ?? "",
    errors: answers.flatMap(([status, { description, "x-codes": codes = [] }]) => {
      const meanings = description.split("\n").map((line) => line.replace(/^`\w+`: /u, ""));
      return codes.map((code, index) => ({ status, code, meaning: meanings[index] ?? "" }));
    }),
  };
}

function jsonOf(content: NonNullable<OperationView["requestBody"]>["content"]): Shown | undefined {
  const json = content?.["application/json"];
  return json?.schema ? { schema: json.schema, example: json.example } : undefined;
}

/** Calls whose address, words, group or parameters hold every word. */
export function findCalls(calls: readonly ApiCall[], words: string): ApiCall[] {
  const wanted = words.toLowerCase().split(/\s+/u).filter(Boolean);
  return calls.filter((call) => {
    const text = [
      call.method,
      call.path,
      call.summary,
      call.group,
      ...call.parameters.map(({ name }) => name),
      ...Object.keys((call.body?.schema as { properties?: object } | undefined)?.properties ?? {}),
    ]
      .join(" ")
      .toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** The address with its values; empty ones are left out of the query. */
export function fillAddress({ path, parameters }: ApiCall, values: Readonly<Record<string, string>>): string {
  const address = path.replaceAll(/\{(\w+)\}/gu, (_, key: string) => encodeURIComponent(values[key] ?? ""));
  const query = new URLSearchParams(
    parameters
      .filter((parameter) => parameter.in === "query" && values[parameter.name])
      .map(({ name }) => [name, values[name] ?? ""]),
  ).toString();
  return query ? `${address}?${query}` : address;
}

/** Values of the example: what the call needs. */
export function exampleValues(call: ApiCall): Record<string, string> {
  const needed = call.parameters.filter(({ required }) => required);
  return Object.fromEntries(needed.map(({ name, example }) => [name, String(example ?? "")]));
}

/** The example request, for a terminal. */
export function curlOf(call: ApiCall, origin: string): string {
  const lines = [
    `curl${call.method === "GET" ? "" : ` -X ${call.method}`} "${origin}${fillAddress(call, exampleValues(call))}"`,
    ...(call.tokenScope ? ['-H "Authorization: Bearer $SIDEQUEST_TOKEN"'] : []),
    ...(call.body
      ? [
          '-H "Content-Type: application/json"',
          `-d '${JSON.stringify(call.body.example, null, 2).replaceAll("'", String.raw`'\''`)}'`,
        ]
      : []),
  ];
  return lines.join(" \\\n  ");
}
