import { exportReport, type ReportView, readReport } from "#contracts/report.ts";
import {
  type EndpointRoute,
  type FileAnswer,
  implement,
  implementFile,
} from "#server/platform/http/endpoint-routes.ts";
import { createReports, type ReportDeps } from "./report.service.ts";
import { reportCsv } from "./report-csv.ts";

export function reportRoutes(deps: ReportDeps): EndpointRoute[] {
  const reports = createReports(deps);
  return [
    implement(readReport, (ctx, { range }) => reports.readMyReport(ctx, range)),
    implementFile(exportReport, async (ctx, { reportId, format }) =>
      fileOf(await reports.findMyReport(ctx, reportId), format),
    ),
  ];
}

function fileOf(report: ReportView, format: "json" | "csv"): FileAnswer {
  const name = `${report.reportId}.${format}`;
  return format === "json"
    ? { name, type: "application/json", text: `${JSON.stringify(report, null, 2)}\n` }
    : { name, type: "text/csv", text: reportCsv(report) };
}
