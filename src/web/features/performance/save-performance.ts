import { exportPerformance } from "#contracts/performance.ts";
import { track } from "#web/platform/analytics/analytics-queue.ts";
import { errorFrom } from "#web/platform/api/api-error.ts";
import { reportProblem } from "#web/platform/report.ts";
import { saveFile } from "#web/platform/storage/save-file.ts";
import { toast } from "#web/ui/toast/toast-store.ts";

const TYPES = { json: "application/json", csv: "text/csv;charset=utf-8" } as const;

export type PerformanceFormat = keyof typeof TYPES;

/** Saves the current figures as sent by the server, and reports the result. */
export async function savePerformance(format: PerformanceFormat): Promise<void> {
  try {
    const response = await fetch(`${exportPerformance.path}?format=${format}`, { credentials: "include" });
    if (!response.ok) throw await errorFrom(response);
    const moment = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
    saveFile(`performance-${moment}.${format}`, await response.text(), TYPES[format]);
    track("export", `performance ${format}`);
    toast({
      title: "Export Successful",
      description: `Performance data exported as ${format.toUpperCase()}`,
      variant: "success",
    });
  } catch (cause) {
    reportProblem("The figures could not be exported", cause);
    toast({
      title: "Export Failed",
      description: "Failed to export performance data",
      variant: "destructive",
    });
  }
}
