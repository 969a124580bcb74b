import type { RangeView } from "#contracts/console/revenue.ts";
import type { ReportView } from "#contracts/report.ts";

/** The range of a report as the head shows it; null for one that does not say it. */
export function rangeOfReport(report: ReportView | undefined): RangeView | null {
  if (!report?.period) return null;
  const { zone, from, beforeFrom } = report.period;
  const lastBefore = new Date(Date.parse(from) - 1).toISOString();
  return {
    range: report.range,
    zone,
    steps: [from, report.generatedAt],
    stepsBefore: [beforeFrom, lastBefore],
    until: report.generatedAt,
  };
}
