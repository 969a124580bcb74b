import type { RangeView } from "#contracts/console/revenue.ts";
import type { ReportView } from "#contracts/report.ts";

/** The range of a report as the head shows it; null for one that does not say it. */
export function rangeOfReport(report: ReportView | undefined): RangeView | null {
  if (!report?.period) return null;
  const hasBefore = Object.values(report.before ?? {}).some(Boolean);
  const { zone, from, beforeFrom } = report.period;
  const lastBefore = new Date(Date.parse(from) - 1).toISOString();
  return {
    range: report.range,
    zone,
    steps: [from, report.generatedAt],
    // Against a period in which nothing happened no figure has a change to show.
    stepsBefore: hasBefore ? [beforeFrom, lastBefore] : [],
    until: report.generatedAt,
  };
}
