import { exportSummary } from "#contracts/export/export-summary.ts";
import { dayAt } from "#domain/general/calendar-day.ts";
import { track } from "#web/platform/analytics/analytics-queue.ts";
import { call } from "#web/platform/api/api.ts";
import { t } from "#web/platform/language/text.ts";
import { saveFile } from "#web/platform/storage/save-file.ts";
import { toast } from "#web/ui/toast/toast-store.ts";

/** Downloads the person's data as a file named after their local date. */
export async function exportData(timeZone: string): Promise<void> {
  const summary = await call(exportSummary, {});
  track("export", "data");
  saveFile(`sidequest-data-${dayAt(new Date(), timeZone)}.json`, JSON.stringify(summary, null, 2));
  toast({
    title: t("Data Exported"),
    description: t("Your SideQuest data has been downloaded as a JSON file."),
    variant: "success",
  });
}
