import * as z from "zod/mini";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Who may call: anyone, anyone signed in, or admins only. */
export type Access = "public" | "member" | "admin";

/**
 * One call between browser and server. `input` is flat: keys named in `path` travel there,
 * the rest as the query of a GET or DELETE, or as the JSON body otherwise.
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
  /** Harmless to repeat by nature, and must act each time: an Idempotency-Key is ignored. */
  readonly isRepeatable?: true;
  /** May wait for a model, a payment provider, a picture or other calls: it holds up none of the person's quick calls. */
  readonly isSlow?: true;
  /** A limit of its own, beside the one for all calls. */
  readonly limit?: "chat" | "feedback" | "analytics";
}

/** For a call whose answer is its status alone: 204, no body. */
export const noContent = z.undefined();

export type InputOf<E extends Endpoint> = z.output<E["input"]>;
export type OutputOf<E extends Endpoint> = z.output<E["output"]>;

export function endpoint<Input extends z.ZodMiniObject, Output extends z.ZodMiniType, A extends Access>(
  definition: Endpoint<Input, Output, A>,
): Endpoint<Input, Output, A> {
  return definition;
}

/** The names in braces: "/api/tasks/{taskId}" has taskId. */
export function pathKeys(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/gu)].map((match) => match[1] ?? "");
}

export function sendsBody(method: Method): boolean {
  return method === "POST" || method === "PUT" || method === "PATCH";
}
