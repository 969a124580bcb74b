import { useMutation } from "@tanstack/react-query";
import { listMoneyEntries, MONEY_PAGE_MAX } from "#contracts/money/money.ts";
import type { MoneyEntryView } from "#contracts/money/money-month.ts";
import type { MoneyYearView } from "#contracts/money/money-reports.ts";
import { calendarDay, dayAt } from "#domain/general/calendar-day.ts";
import { moneyCsv } from "#domain/money/money-file.ts";
import { yearCsv } from "#domain/money/year-file.ts";
import { track } from "#web/platform/analytics/analytics-queue.ts";
import { call } from "#web/platform/api/api.ts";
import { displayOf } from "#web/platform/api/api-error.ts";
import { t, tn } from "#web/platform/language/text.ts";
import { useMember } from "#web/platform/session/session.ts";
import { saveFile } from "#web/platform/storage/save-file.ts";
import { toastError } from "#web/ui/toast/toast-error.ts";
import { toast } from "#web/ui/toast/toast-store.ts";

const CSV = "text/csv;charset=utf-8";

/** Saves all entries as one file, not only the loaded pages. */
export function useMoneyExport() {
  const { timeZone } = useMember();
  return useMutation({
    mutationFn: () => readAll(),
    onSuccess: (entries) => {
      track("export", "money csv");
      saveFile(`sidequest-money-${dayAt(new Date(), timeZone)}.csv`, moneyCsv(withDays(entries)), CSV);
      toast({
        title: t("Money saved"),
        description: tn(entries.length, "1 entry as a CSV file.", "{n} entries as a CSV file."),
        variant: "success",
      });
    },
    onError: (error) => toastError(displayOf(error)),
  });
}

/** Saves a year's entries and sums as one file. */
export function useYearExport({ year, currencies }: MoneyYearView) {
  return useMutation({
    mutationFn: () => readAll(`${year}-01-01`),
    onSuccess: (entries) => {
      track("export", "money year csv");
      saveFile(`sidequest-money-${year}.csv`, yearCsv(year, withDays(entries), currencies), CSV);
      toast({ title: t("Year saved"), description: String(year), variant: "success" });
    },
    onError: (error) => toastError(displayOf(error)),
  });
}

const withDays = (entries: readonly MoneyEntryView[]) =>
  entries.map((entry) => ({ ...entry, day: calendarDay(entry.day) }));

/** The newest come first; what is before `from` is not asked for. */
async function readAll(from = ""): Promise<MoneyEntryView[]> {
  const entries: MoneyEntryView[] = [];
  let before: string | null = null;
  do {
    const page: { entries: MoneyEntryView[]; next: string | null } = await call(listMoneyEntries, {
      limit: MONEY_PAGE_MAX,
      ...(before !== null && { before }),
    });
    entries.push(...page.entries);
    before = (page.entries.at(-1)?.day ?? "") < from ? null : page.next;
  } while (before !== null);
  return entries;
}
