import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReportRange, readReport } from "#contracts/report.ts";
import { MS_PER_MINUTE } from "#domain/general/durations.ts";
import { call } from "#web/platform/api/api.ts";

const REPORT_EVERY_MS = 5 * MS_PER_MINUTE;

/** The report for a range; the previous one stays on screen while it loads. */
export function useReport(range: ReportRange) {
  return useQuery({
    queryKey: [readReport.path, range],
    queryFn: ({ signal }) => call(readReport, { range }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: REPORT_EVERY_MS,
    refetchOnWindowFocus: true,
    retryOnMount: true,
  });
}
