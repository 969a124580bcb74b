import { exportReport } from "#contracts/report.ts";
import { track } from "#web/platform/analytics/analytics-queue.ts";
import { errorFrom } from "#web/platform/api/api-error.ts";
import { reportProblem } from "#web/platform/report.ts";
import { saveFile } from "#web/platform/storage/save-file.ts";

const TYPES = { json: "application/json", csv: "text/csv;charset=utf-8" } as const;

export type ReportFormat = keyof typeof TYPES;

/** Saves the report as sent by the server. A failure is only logged, as specified. */
export async function saveReport(reportId: string, format: ReportFormat): Promise<void> {
  try {
    const query = new URLSearchParams({ reportId, format });
    const response = await fetch(`${exportReport.path}?${query}`, { credentials: "include" });
    if (!response.ok) throw await errorFrom(response);
    saveFile(`analytics-report-${reportId}.${format}`, await response.text(), TYPES[format]);
    track("export", `report ${format}`);
  } catch (cause) {
    reportProblem("The report could not be exported", cause);
  }
}
