import type { Metrics } from "#server/platform/metrics.ts";

/** Since the process began. */
export interface RequestFigures {
  readonly requests: number;
  readonly errors: number;
  readonly requestMs: number;
}

const MS_PER_SECOND = 1_000;

/** Sums over all routes, from the registry that /metrics prints. */
export async function readRequestFigures({ registry }: Metrics): Promise<RequestFigures> {
  const answered = await registry.getSingleMetric("http_request_duration_seconds")?.get();
  const failed = await registry.getSingleMetric("http_errors_total")?.get();
  const sumOf = (name: string) =>
    (answered?.values ?? [])
      // Histograms name each of their values; the type of a metric in general does not say so.
      .filter((entry) => (entry as { metricName?: string }).metricName === name)
      .reduce((sum, { value }) => sum + value, 0);
  return {
    requests: sumOf("http_request_duration_seconds_count"),
    requestMs: sumOf("http_request_duration_seconds_sum") * MS_PER_SECOND,
    errors: (failed?.values ?? []).reduce((sum, { value }) => sum + value, 0),
  };
}
