import { useMutation } from "@tanstack/react-query";
import { listMoneyEntries, MONEY_PAGE_MAX } from "#contracts/money/money.ts";
import type { MoneyEntryView } from "#contracts/money/money-month.ts";
import { calendarDay, dayAt } from "#domain/general/calendar-day.ts";
import { moneyCsv } from "#domain/money/money-file.ts";
import { track } from "#web/platform/analytics/analytics-queue.ts";
import { call } from "#web/platform/api/api.ts";
import { displayOf } from "#web/platform/api/api-error.ts";
import { useMember } from "#web/platform/session/session.ts";
import { saveFile } from "#web/platform/storage/save-file.ts";
import { toast, toastError } from "#web/ui/toast/toast-store.ts";

/** Saves all entries as one file, not only the loaded pages. */
export function useMoneyExport() {
  const { timeZone } = useMember();
  return useMutation({
    mutationFn: readAll,
    onSuccess: (entries) => {
      track("export", "money csv");
      const rows = entries.map((entry) => ({ ...entry, day: calendarDay(entry.day) }));
      saveFile(
        `sidequest-money-${dayAt(new Date(), timeZone)}.csv`,
        moneyCsv(rows),
        "text/csv;charset=utf-8",
      );
      toast({
        title: "Money saved",
        description:
          entries.length === 1 ? "1 entry as a CSV file." : `${entries.length} entries as a CSV file.`,
        variant: "success",
      });
    },
    onError: (error) => toastError(displayOf(error)),
  });
}

async function readAll(): Promise<MoneyEntryView[]> {
  const entries: MoneyEntryView[] = [];
  let before: string | null = null;
  do {
    const page: { entries: MoneyEntryView[]; next: string | null } = await call(listMoneyEntries, {
      limit: MONEY_PAGE_MAX,
      ...(before !== null && { before }),
    });
    entries.push(...page.entries);
    before = page.next;
  } while (before !== null);
  return entries;
}
