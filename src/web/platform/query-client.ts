import { QueryClient, type QueryFunction } from "@tanstack/react-query";
import { errorFrom } from "./api-error.ts";

const MINUTE_MS = 60_000;
export const FRESH_MS = 5 * MINUTE_MS;
export const KEPT_MS = 10 * MINUTE_MS;

/** The specified default reader: a GET of the path that the query key holds. */
export function readPath<T>({ on401 }: { on401: "returnNull" | "throw" }): QueryFunction<T | null> {
  return async ({ queryKey, signal }) => {
    const response = await fetch(queryKey.join("/"), { credentials: "include", signal });
    if (response.status === 401 && on401 === "returnNull") return null;
    if (!response.ok) throw await errorFrom(response);
    return (await response.json()) as T;
  };
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
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
      },
      mutations: { retry: false },
    },
  });
}
