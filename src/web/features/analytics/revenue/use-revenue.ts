import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { readRevenue } from "#contracts/console/revenue.ts";
import type { Range } from "#domain/analytics/ranges.ts";
import { call } from "#web/platform/api/api.ts";

const REVENUE_EVERY_MS = 60_000;

export function useRevenue(range: Range) {
  return useQuery({
    queryKey: [readRevenue.path, range],
    queryFn: ({ signal }) => call(readRevenue, { range }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: REVENUE_EVERY_MS,
    refetchOnWindowFocus: true,
    retryOnMount: true,
  });
}
