import { useMutation } from "@tanstack/react-query";
import { LOGBOOK_PAGE_MAX, type LogbookEntryView, listLogbook } from "#contracts/logbook.ts";
import { dayAt } from "#domain/general/calendar-day.ts";
import { logbookCsv, logbookMarkdown } from "#domain/logbook/logbook-files.ts";
import { track } from "#web/platform/analytics/analytics-queue.ts";
import { call } from "#web/platform/api/api.ts";
import { displayOf } from "#web/platform/api/api-error.ts";
import { speech, t } from "#web/platform/language/text.ts";
import { saveFile } from "#web/platform/storage/save-file.ts";
import { toastError } from "#web/ui/toast/toast-error.ts";
import { toast } from "#web/ui/toast/toast-store.ts";

const FORMATS = {
  markdown: {
    ending: "md",
    type: "text/markdown;charset=utf-8",
    write: (entries: readonly LogbookEntryView[]) => logbookMarkdown(entries, speech),
    word: "Markdown",
  },
  csv: { ending: "csv", type: "text/csv;charset=utf-8", write: logbookCsv, word: "CSV" },
} as const;

type ExportFormat = keyof typeof FORMATS;

/** Exports the whole logbook as one file, not only the loaded pages. */
export function useLogbookExport(timeZone: string) {
  return useMutation({
    mutationFn: async (format: ExportFormat) => ({ format, entries: await readWhole() }),
    onSuccess: ({ format, entries }) => {
      const { ending, type, write, word } = FORMATS[format];
      track("export", `logbook ${ending}`);
      saveFile(`sidequest-logbook-${dayAt(new Date(), timeZone)}.${ending}`, write(entries), type);
      toast({
        title: t("Logbook Exported"),
        description: t("Your logbook has been downloaded as a {format} file.", { format: word }),
        variant: "success",
      });
    },
    onError: (error) => toastError(displayOf(error)),
  });
}

async function readWhole(): Promise<LogbookEntryView[]> {
  const entries: LogbookEntryView[] = [];
  let before: string | null = null;
  do {
    const page: { entries: LogbookEntryView[]; next: string | null } = await call(listLogbook, {
      limit: LOGBOOK_PAGE_MAX,
      ...(before !== null && { before }),
    });
    entries.push(...page.entries);
    before = page.next;
  } while (before !== null);
  return entries;
}
