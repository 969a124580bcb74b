import { useMutation } from "@tanstack/react-query";
import { exportSummary } from "#contracts/export/export-summary.ts";
import { dayAt } from "#domain/general/calendar-day.ts";
import { track } from "#web/platform/analytics/analytics-queue.ts";
import { call } from "#web/platform/api/api.ts";
import { displayOf } from "#web/platform/api/api-error.ts";
import { saveFile } from "#web/platform/storage/save-file.ts";
import { toast, toastError } from "#web/ui/toast/toast-store.ts";

/** Downloads the person's data as a file named after their local date. */
export function useExportData(timeZone: string) {
  return useMutation({
    mutationFn: () => call(exportSummary, {}),
    onSuccess: (summary) => {
      track("export", "data");
      saveFile(`sidequest-data-${dayAt(new Date(), timeZone)}.json`, JSON.stringify(summary, null, 2));
      toast({
        title: "Data Exported",
        description: "Your SideQuest data has been downloaded as a JSON file.",
        variant: "success",
      });
    },
    onError: (error) => toastError(displayOf(error)),
  });
}
