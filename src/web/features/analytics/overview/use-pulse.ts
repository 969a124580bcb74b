import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { readPulse } from "#contracts/console/pulse.ts";
import type { Range } from "#domain/analytics/ranges.ts";
import { call } from "#web/platform/api/api.ts";

const PULSE_EVERY_MS = 60_000;

/** The eight figures over a range; those of the last range stay on screen while the next are read. */
export function usePulse(range: Range) {
  return useQuery({
    queryKey: [readPulse.path, range],
    queryFn: ({ signal }) => call(readPulse, { range }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: PULSE_EVERY_MS,
    refetchOnWindowFocus: true,
    retryOnMount: true,
  });
}
