import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { plainAmount } from "#domain/money/amounts.ts";
import { t } from "#web/platform/language/text.ts";
import { randomId } from "#web/platform/random-id.ts";
import { useMember } from "#web/platform/session/session.ts";
import type { Refused } from "#web/platform/storage/refused.ts";
import { useRefused } from "#web/platform/storage/use-refused.ts";
import { RefusedItems } from "#web/ui/refused-items.tsx";
import { toastError } from "#web/ui/toast/toast-error.ts";
import { toast } from "#web/ui/toast/toast-store.ts";
import { EntryDialog } from "./entry-dialog.tsx";
import { dayWord, entryAmount } from "./money-words.ts";
import { beginEntry, leaveEntry, refusedEntries, sendEntries, type UnsentEntry } from "./unsent-entries.ts";

/** Entries that the server would not take, with amount, day, quest and words. */
export function RefusedEntries({ today }: { today: string }) {
  const client = useQueryClient();
  const { id: userId } = useMember();
  const refused = useRefused(refusedEntries, userId);
  const [edited, setEdited] = useState<Refused<UnsentEntry> | null>(null);

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
  return (
    <>
      <RefusedItems
        className="mb-2"
        items={refused.map((one) => ({
          id: one.id,
          title: one.item.what,
          words: `${entryAmount(one.item)}, ${dayWord(one.item.day, today)}`,
          problem: one.problem,
          change: { label: t("Edit"), run: () => setEdited(one) },
          again: () => sendAgain(one),
          remove: () => remove(one),
        }))}
      />
      {edited ? (
        <EntryDialog
          open
          onOpenChange={(isOpen) => isOpen || setEdited(null)}
          prefilled={formValues(edited.item)}
          onSaved={() => refusedEntries.drop(userId, edited.id)}
        />
      ) : null}
    </>
  );
}

function formValues({ kind, amount, currency, what, day, questId }: UnsentEntry) {
  return { kind, currency, what, day, questId: questId ?? null, amount: plainAmount(amount, currency) };
}
