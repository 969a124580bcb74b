import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { createMoneyEntry, updateMoneyEntry } from "#contracts/money/money.ts";
import type { MoneyEntryView, MoneyMonthView } from "#contracts/money/money-month.ts";
import { listAchievements } from "#contracts/progress.ts";
import { type CalendarDay, dayAt, isCalendarDay } from "#domain/general/calendar-day.ts";
import { plainAmount, readAmount } from "#domain/money/amounts.ts";
import { CURRENCIES, type Currency } from "#domain/money/currencies.ts";
import type { MoneyKind } from "#domain/money/money-sums.ts";
import { EARLIEST_DAY } from "#domain/money/months.ts";
import { track } from "#web/platform/analytics/analytics-queue.ts";
import { call } from "#web/platform/api/api.ts";
import { ApiError } from "#web/platform/api/api-error.ts";
import { canWait } from "#web/platform/api/failure-kinds.ts";
import { draftSlot } from "#web/platform/forms/draft-slot.ts";
import type { Problem } from "#web/platform/forms/use-fields.ts";
import { useForm } from "#web/platform/forms/use-form.ts";
import { t } from "#web/platform/language/text.ts";
import { randomId } from "#web/platform/random-id.ts";
import { useMember } from "#web/platform/session/session.ts";
import { noticeSessionEnd } from "#web/platform/session/session-end.ts";
import { toast } from "#web/ui/toast/toast-store.ts";
import { entryAmount } from "./money-words.ts";
import {
  beginEntry,
  ENTRY_DRAFT,
  endEntry,
  leaveEntry,
  mustEntryWait,
  type UnsentEntry,
} from "./unsent-entries.ts";
import { useChangeEntry } from "./use-entry-changes.ts";
import { celebrateFirstSale, readMoneyAgain } from "./use-money.ts";

export interface EntryValues {
  kind: MoneyKind;
  /** As typed. */
  amount: string;
  currency: Currency;
  what: string;
  day: string;
  questId: string | null;
}
export type EntryField = "amount" | "what" | "day";

type Saved = Pick<MoneyEntryView, "kind" | "what" | "amount" | "currency"> & { waits?: "again" | "online" };

export interface EntryFormOptions {
  money: MoneyMonthView;
  /** The entry to change; a new one otherwise. */
  entry?: MoneyEntryView | undefined;
  /** What a new one begins with. */
  prefilled?: Partial<EntryValues> | undefined;
  /** The server has it, or it waits to be sent. */
  onSaved?: (() => void) | undefined;
  onClose: () => void;
}

export function useEntryForm({ money, entry, prefilled, onSaved, onClose }: EntryFormOptions) {
  const client = useQueryClient();
  const { id: userId, timeZone } = useMember();
  // Without connection the month is as it was last read, which may be days ago.
  const now = dayAt(new Date(), timeZone);
  const today = now > money.today ? now : money.today;
  const undoChange = useChangeEntry();
  // A second attempt after a lost answer is the same entry.
  const [newId] = useState(randomId);
  useAchievementsBefore(money);
  const start = startOf({ ...money, today }, entry, prefilled);
  const isPlain = !entry && !prefilled;
  const draft = draftSlot<EntryValues>(userId, ENTRY_DRAFT, parseDraft);
  return useForm<EntryValues, EntryField, Saved>({
    start,
    ...(isPlain && { draft }),
    validate: (values) => problemsOf(values, today),
    send: async (values, changed) => {
      const amount = readAmount(values.amount, values.currency) ?? 0;
      const { kind, currency, questId } = values;
      const sent = {
        kind,
        amount,
        currency,
        questId,
        what: values.what.trim(),
        day: values.day as CalendarDay,
      };
      if (entry) return call(updateMoneyEntry, { entryId: entry.id, ...sent });
      const made = { id: newId, ...sent };
      const form = { onKept: () => isPlain && draft.drop(), onRefused: () => isPlain && draft.keep(changed) };
      return enter(client, userId, made, form);
    },
    onSent: (saved) => {
      onSaved?.();
      track("button_click", entry ? "money entry changed" : `money entry ${saved.kind}`);
      const description = `${entryAmount(saved)}, ${saved.what}`;
      if (saved.waits) {
        const title =
          saved.waits === "again"
            ? t("Not saved yet: we keep trying")
            : t("Kept, and sent when you are back online");
        toast({ title, description });
        return;
      }
      readMoneyAgain(client);
      toast({
        title: entry
          ? t("Entry changed")
          : saved.kind === "income"
            ? t("Income entered")
            : t("Expense entered"),
        description,
        variant: "success",
        ...(entry && { action: { label: t("Undo"), run: () => undoChange(entry) } }),
      });
    },
    onDone: onClose,
  });
}

/** Kept before it is sent; until the server takes it or refuses it, it waits. */
async function enter(
  client: QueryClient,
  userId: string,
  made: UnsentEntry,
  form: { onKept: () => void; onRefused: () => void },
): Promise<Saved> {
  const isKept = beginEntry(userId, made);
  if (isKept) form.onKept();
  if (isKept && mustEntryWait(userId, made)) {
    leaveEntry(made);
    return { ...made, waits: "again" };
  }
  try {
    const { entry, isFirstSale } = await call(createMoneyEntry, made);
    endEntry(userId, made);
    if (isFirstSale) celebrateFirstSale(client);
    return entry;
  } catch (error) {
    if (isKept && canWait(error)) {
      leaveEntry(made);
      noticeSessionEnd(error);
      return { ...made, waits: error instanceof ApiError ? "again" : "online" };
    }
    endEntry(userId, made);
    form.onRefused();
    throw error;
  }
}

/** Known before the first sale, so that what it brings is new to the queue of celebrations. */
function useAchievementsBefore({ last }: MoneyMonthView): void {
  useQuery({
    queryKey: [listAchievements.path, "all"],
    queryFn: ({ signal }) => call(listAchievements, { include: "all" }, { signal }),
    enabled: last === null,
  });
}

function startOf(
  money: MoneyMonthView,
  entry?: MoneyEntryView,
  prefilled?: Partial<EntryValues>,
): EntryValues {
  const { currency, today } = money;
  if (!entry)
    return { kind: "income", amount: "", currency, what: "", day: today, questId: null, ...prefilled };
  const { kind, what, day, questId } = entry;
  return {
    kind,
    what,
    day,
    questId,
    currency: entry.currency,
    amount: plainAmount(entry.amount, entry.currency),
  };
}

function problemsOf(values: EntryValues, today: string): Problem<EntryField>[] {
  const amount = readAmount(values.amount, values.currency);
  const problems: Problem<EntryField>[] = [];
  if (amount === null || amount <= 0)
    problems.push({ field: "amount", text: t("Type an amount above zero, like 38 or 38.50.") });
  if (values.what.trim() === "") problems.push({ field: "what", text: t("Say what it was for.") });
  if (!isCalendarDay(values.day) || values.day < EARLIEST_DAY)
    problems.push({ field: "day", text: t("Choose a day.") });
  else if (values.day > today) problems.push({ field: "day", text: t("That day has not come yet.") });
  return problems;
}

/** Only what the person changed is kept: the rest is filled in anew. */
function parseDraft(kept: unknown): Partial<EntryValues> {
  const { kind, amount, what, day, questId, currency } = (kept ?? {}) as Record<string, unknown>;
  const knownCurrency = CURRENCIES.find((known) => known === currency);
  return {
    ...((kind === "income" || kind === "expense") && { kind }),
    ...(typeof amount === "string" && { amount }),
    ...(typeof what === "string" && { what }),
    ...(typeof day === "string" && { day }),
    ...((questId === null || typeof questId === "string") && { questId }),
    ...(knownCurrency && { currency: knownCurrency }),
  };
}
