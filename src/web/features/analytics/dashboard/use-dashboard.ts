import { useQuery } from "@tanstack/react-query";
import { dashboardSchema, readDashboard } from "#contracts/analytics.ts";
import { ApiError } from "#web/platform/api/api-error.ts";

/** The feedback widgets use the same key: a new rating makes the figures stale. */
const DASHBOARD_KEY = [readDashboard.path];
const DASHBOARD_EVERY_MS = 30_000;

/** The console's figures, polled while the page is visible. A failed refetch keeps the last ones. */
export function useDashboard() {
  return useQuery({
    queryKey: DASHBOARD_KEY,
    queryFn: fetchDashboard,
    staleTime: DASHBOARD_EVERY_MS,
    refetchInterval: DASHBOARD_EVERY_MS,
    refetchOnWindowFocus: true,
    retryOnMount: true,
  });
}

/** Keeps the status text, which the error line must show as specified. */
class RefusedError extends ApiError {
  readonly line: string;

  constructor({ status, statusText }: Response, body: string) {
    super(status, body, {});
    // HTTP/2 has no status text.
    this.line = statusText ? `HTTP ${status}: ${statusText}` : `HTTP ${status}`;
  }
}

async function fetchDashboard({ signal }: { signal: AbortSignal }) {
  const response = await fetch(readDashboard.path, { credentials: "include", signal });
  if (!response.ok) throw new RefusedError(response, await response.text());
  return dashboardSchema.parse(await response.json());
}

export function dashboardErrorLine(error: unknown): string {
  const cause = error instanceof RefusedError ? error.line : "Failed to fetch analytics";
  return `Error: ${cause}`;
}
