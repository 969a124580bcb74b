import { type Endpoint, type InputOf, type OutputOf, pathKeys, sendsBody } from "#contracts/endpoint.ts";
import { randomId } from "../random-id.ts";
import { errorFrom } from "./api-error.ts";

interface CallOptions {
  /** Reuse the key when repeating an action, so that it is not done twice. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** Headers of every write: whose page this is. The server refuses the write once somebody else has signed in. */
export const pageHeaders: Record<string, string> = {};

export function writeAs(userId: string): void {
  pageHeaders["Sq-Person"] = userId;
}

let readWithOthers: ((address: string) => Promise<unknown>) | undefined;

/** How to read what a page may ask for with others; where it gives undefined, it is read by itself. */
export function readWithOthersBy(read: typeof readWithOthers): void {
  readWithOthers = read;
}

/** Sends a call of the contract and returns its typed answer. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<OutputOf<E>> {
  const address = addressOf(endpoint, input);
  const part = endpoint.isReadWithOthers && (await readWithOthers?.(address));
  if (part) return endpoint.output.parse(part) as OutputOf<E>;
  const response = await fetch(address, {
    method: endpoint.method,
    credentials: "include",
    headers: headersOf(endpoint, options),
    body: sendsBody(endpoint.method) ? JSON.stringify(withoutPathKeys(endpoint, input)) : null,
    signal: options.signal ?? null,
  });
  if (!response.ok) throw await errorFrom(response);
  const answer: unknown = response.status === 204 ? undefined : await response.json();
  return endpoint.output.parse(answer) as OutputOf<E>;
}

function headersOf(endpoint: Endpoint, { idempotencyKey }: CallOptions): Record<string, string> {
  return {
    Accept: "application/json",
    ...(sendsBody(endpoint.method) && { "Content-Type": "application/json" }),
    ...(endpoint.method !== "GET" && pageHeaders),
    ...(endpoint.method === "POST" && { "Idempotency-Key": idempotencyKey ?? randomId() }),
  };
}

function addressOf(endpoint: Endpoint, input: Record<string, unknown>): string {
  const path = endpoint.path.replace(/\{(\w+)\}/gu, (_, key: string) =>
    encodeURIComponent(String(input[key])),
  );
  if (sendsBody(endpoint.method)) return path;
  const query = new URLSearchParams(
    Object.entries(withoutPathKeys(endpoint, input))
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([key, value]) => [key, value instanceof Date ? value.toISOString() : String(value)]),
  ).toString();
  return query ? `${path}?${query}` : path;
}

function withoutPathKeys(endpoint: Endpoint, input: Record<string, unknown>): Record<string, unknown> {
  const inPath = new Set(pathKeys(endpoint.path));
  return Object.fromEntries(Object.entries(input).filter(([key]) => !inPath.has(key)));
}
