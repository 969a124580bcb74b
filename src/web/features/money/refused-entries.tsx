import { useQueryClient } from "@tanstack/react-query";
import { plainAmount } from "#domain/money/amounts.ts";
import { t } from "#web/platform/language/text.ts";
import { randomId } from "#web/platform/random-id.ts";
import { useMember } from "#web/platform/session/session.ts";
import type { Refused } from "#web/platform/storage/refused.ts";
import { useRefused } from "#web/platform/storage/use-refused.ts";
import { RefusedItems } from "#web/ui/refused-items.tsx";
import { toastError } from "#web/ui/toast/toast-error.ts";
import { toast } from "#web/ui/toast/toast-store.ts";
import type { MoneyWindow } from "./money-window.ts";
import { dayWord, entryAmount } from "./money-words.ts";
import { beginEntry, leaveEntry, refusedEntries, sendEntries, type UnsentEntry } from "./unsent-entries.ts";

export interface RefusedEntriesProps {
  today: string;
  /** The window that it opens outlives this list, which moves when the first entry of all is taken. */
  onOpen: (window: MoneyWindow) => void;
}

/** Entries that the server would not take, with amount, day, quest and words. */
export function RefusedEntries({ today, onOpen }: RefusedEntriesProps) {
  const client = useQueryClient();
  const { id: userId } = useMember();
  const refused = useRefused(refusedEntries, userId);

  const sendAgain = ({ id, item }: Refused<UnsentEntry>) => {
    // Under a new id: the one that was refused may be taken, or belong to an entry that was removed.
    const entry = { ...item, id: randomId() };
    if (!beginEntry(userId, entry)) return toastError(t("Too much waits to be sent. Try again later."));
    leaveEntry(entry);
    refusedEntries.drop(userId, id);
    void sendEntries(client, userId);
  };
  const remove = (one: Refused<UnsentEntry>) => {
    refusedEntries.drop(userId, one.id);
    toast({
      title: t("Entry removed"),
      description: `${one.item.what}, ${entryAmount(one.item)}`,
      icon: "removed",
      action: { label: t("Undo"), run: () => void refusedEntries.add(userId, one) },
    });
  };
  const edit = ({ id, item }: Refused<UnsentEntry>) =>
    onOpen({ kind: "entry", prefilled: formValues(item), onSaved: () => refusedEntries.drop(userId, id) });
  return (
    <RefusedItems
      className="mb-2"
      items={refused.map((one) => ({
        id: one.id,
        title: one.item.what,
        words: `${entryAmount(one.item)}, ${dayWord(one.item.day, today)}`,
        problem: one.problem,
        change: { label: t("Edit"), run: () => edit(one) },
        again: () => sendAgain(one),
        remove: () => remove(one),
      }))}
    />
  );
}

function formValues({ kind, amount, currency, what, day, questId }: UnsentEntry) {
  return { kind, currency, what, day, questId: questId ?? null, amount: plainAmount(amount, currency) };
}
