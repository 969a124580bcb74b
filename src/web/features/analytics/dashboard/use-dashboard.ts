import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { dashboardSchema, readDashboard } from "#contracts/analytics.ts";
import type { Range } from "#domain/analytics/ranges.ts";
import { ApiError } from "#web/platform/api/api-error.ts";
import { useRange } from "../range/use-range.ts";

const DASHBOARD_EVERY_MS = 30_000;

/** The console's figures of the chosen range, polled while the page is visible. A failed refetch keeps the last ones. */
export function useDashboard() {
  const { range } = useRange();
  return useQuery({
    // The feedback widgets use the same first part: a new rating makes the figures stale.
    queryKey: [readDashboard.path, range],
    queryFn: ({ signal }) => fetchDashboard(range, signal),
    placeholderData: keepPreviousData,
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

async function fetchDashboard(range: Range, signal: AbortSignal) {
  const response = await fetch(`${readDashboard.path}?range=${range}`, { credentials: "include", signal });
  if (!response.ok) throw new RefusedError(response, await response.text());
  return dashboardSchema.parse(await response.json());
}

export function dashboardErrorLine(error: unknown): string {
  const cause = error instanceof RefusedError ? error.line : "Failed to fetch analytics";
  return `Error: ${cause}`;
}
