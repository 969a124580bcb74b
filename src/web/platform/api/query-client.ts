import { MutationCache, QueryCache, QueryClient, type QueryFunction } from "@tanstack/react-query";
import { MS_PER_MINUTE } from "#domain/general/durations.ts";
import { errorFrom } from "./api-error.ts";

export const FRESH_MS = 5 * MS_PER_MINUTE;
export const KEPT_MS = 10 * MS_PER_MINUTE;

/** The library's default silently pauses requests while offline; we want them to fail visibly. */
const SAY_SO_AT_ONCE = "always";

/** The specified default query function: a GET of the path in the query key. */
export function readPath<T>({ on401 }: { on401: "returnNull" | "throw" }): QueryFunction<T | null> {
  return async ({ queryKey, signal }) => {
    const response = await fetch(queryKey.join("/"), { credentials: "include", signal });
    if (response.status === 401 && on401 === "returnNull") return null;
    if (!response.ok) throw await errorFrom(response);
    return (await response.json()) as T;
  };
}

interface FailureListeners {
  onReadFailed?: (error: unknown) => void;
  onWriteFailed?: (error: unknown) => void;
}

export function createQueryClient({ onReadFailed, onWriteFailed }: FailureListeners = {}): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error) => onReadFailed?.(error) }),
    mutationCache: new MutationCache({ onError: (error) => onWriteFailed?.(error) }),
    defaultOptions: {
      queries: {
        queryFn: readPath({ on401: "throw" }),
        staleTime: FRESH_MS,
        gcTime: KEPT_MS,
        retry: 1,
        retryOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        networkMode: SAY_SO_AT_ONCE,
      },
      mutations: { retry: false, networkMode: SAY_SO_AT_ONCE },
    },
  });
}
