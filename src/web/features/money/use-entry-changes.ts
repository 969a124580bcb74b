import { useMutation, useQueryClient } from "@tanstack/react-query";
import { removeMoneyEntry, restoreMoneyEntry, updateMoneyEntry } from "#contracts/money/money.ts";
import type { MoneyEntryView } from "#contracts/money/money-month.ts";
import type { CalendarDay } from "#domain/general/calendar-day.ts";
import { track } from "#web/platform/analytics/analytics-queue.ts";
import { call } from "#web/platform/api/api.ts";
import { displayOf } from "#web/platform/api/api-error.ts";
import { t } from "#web/platform/language/text.ts";
import { toastError } from "#web/ui/toast/toast-error.ts";
import { toast } from "#web/ui/toast/toast-store.ts";
import { entryAmount } from "./money-words.ts";
import { readMoneyAgain } from "./use-money.ts";

const failed = (error: Error) => toastError(displayOf(error));

/** Removes an entry; the toast offers to undo it. */
export function useRemoveEntry() {
  const client = useQueryClient();
  const { mutate: restore } = useMutation({
    mutationFn: ({ id }: MoneyEntryView) => call(restoreMoneyEntry, { entryId: id }),
    onSuccess: ({ what }) => {
      readMoneyAgain(client);
      toast({ title: t("Entry restored"), description: what, variant: "success" });
    },
    onError: failed,
  });
  return useMutation({
    mutationFn: ({ id }: MoneyEntryView) => call(removeMoneyEntry, { entryId: id }),
    onSuccess: (_, entry) => {
      track("button_click", "money entry removed");
      readMoneyAgain(client);
      toast({
        title: t("Entry removed"),
        description: `${entryAmount(entry)}, ${entry.what}`,
        icon: "removed",
        action: { label: t("Undo"), run: () => restore(entry) },
      });
    },
    onError: failed,
  });
}

/** Sets an entry back to what it was. */
export function useChangeEntry() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, kind, amount, currency, what, day, questId }: MoneyEntryView) =>
      call(updateMoneyEntry, { entryId: id, kind, amount, currency, what, questId, day: day as CalendarDay }),
    onSuccess: ({ what }) => {
      readMoneyAgain(client);
      toast({ title: t("As before"), description: what, variant: "success" });
    },
    onError: failed,
  }).mutate;
}
