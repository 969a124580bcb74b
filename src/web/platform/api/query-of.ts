import type { Endpoint, InputOf } from "#contracts/endpoint.ts";
import { call } from "./api.ts";

/** Rejects endpoints that need input: the key is only the path. */
type WithoutInput<E extends Endpoint> = Record<string, never> extends InputOf<E> ? E : never;

/** Key and function of a query that reads a call without input. */
export function queryOf<E extends Endpoint>(endpoint: E & WithoutInput<E>) {
  return {
    queryKey: [endpoint.path],
    queryFn: ({ signal }: { signal: AbortSignal }) => call<E>(endpoint, {} as InputOf<E>, { signal }),
  };
}

/** For data that is read again whenever it comes on screen, also after a failure. */
export const READ_ON_MOUNT = { refetchOnMount: "always", retryOnMount: true } as const;
