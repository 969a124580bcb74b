import { useMutation } from "@tanstack/react-query";
import { displayOf } from "#web/platform/api/api-error.ts";
import { toastError } from "#web/ui/toast/toast-error.ts";

/** What the download needs is fetched when it is asked for: the first screen does not carry it. */
export function useExportData(timeZone: string) {
  return useMutation({
    mutationFn: async () => (await import("./export-data.ts")).exportData(timeZone),
    onError: (error) => toastError(displayOf(error)),
  });
}
