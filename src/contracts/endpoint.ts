import * as z from "zod/mini";
import type { ErrorCode } from "./errors.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Who may call: anyone, anyone signed in, or admins only. */
export type Access = "public" | "member" | "admin";

/**
 * One call between browser and server. `input` is flat: keys named in `path` go into the path, the rest into
 * the query of a GET or DELETE, or into the JSON body otherwise.
 */
export interface Endpoint<
  Input extends z.ZodMiniObject = z.ZodMiniObject,
  Output extends z.ZodMiniType = z.ZodMiniType,
  A extends Access = Access,
> {
  readonly method: Method;
  readonly path: `/api/${string}`;
  readonly access: A;
  readonly summary: string;
  readonly input: Input;
  readonly output: Output;
  /**
   * Personal API tokens may call it. Closed unless somebody decides otherwise: tests/house/token-calls.test.ts lists
   * what is open.
   */
  readonly takesTokens?: true;
  /** Refusals of its own, for the API reference, besides those that follow from method, path and access. */
  readonly errors?: readonly ErrorCode[];
  /** Idempotent by itself and must run each time: an Idempotency-Key is ignored. */
  readonly isRepeatable?: true;
  /**
   * May wait for a model, payment provider, picture or other calls; does not block the user's quick calls.
   */
  readonly isSlow?: true;
  /** A separate rate limit, in addition to the general one. */
  readonly limit?: "chat" | "feedback" | "analytics" | "import" | "webhook-test";
  /** A page may ask for it together with others (reads/reads.ts). */
  readonly isReadWithOthers?: true;
  /** The largest body, for calls that take a file: who sends it is then checked before it is read. */
  readonly bodyBytes?: number;
}

/** For calls that answer 204 without a body. */
export const noContent = z.undefined();

export type InputOf<E extends Endpoint> = z.output<E["input"]>;
export type OutputOf<E extends Endpoint> = z.output<E["output"]>;

const noInput = z.object({});

/** Defines a call. One without `input` takes none. */
export function endpoint<Input extends z.ZodMiniObject, Output extends z.ZodMiniType, A extends Access>(
  definition: Endpoint<Input, Output, A>,
): Endpoint<Input, Output, A>;
export function endpoint<Output extends z.ZodMiniType, A extends Access>(
  definition: Omit<Endpoint<typeof noInput, Output, A>, "input">,
): Endpoint<typeof noInput, Output, A>;
export function endpoint(definition: Omit<Endpoint, "input">): Endpoint {
  return { input: noInput, ...definition };
}

/** Names in braces: "/api/tasks/{taskId}" gives taskId. */
export function pathKeys(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/gu)].map((match) => match[1] ?? "");
}

export function sendsBody(method: Method): boolean {
  return method === "POST" || method === "PUT" || method === "PATCH";
}
