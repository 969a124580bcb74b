import type { MoneyEntryView } from "#contracts/money/money-month.ts";
import type { EntryRow } from "./money.repository.ts";

export function viewEntry(row: EntryRow): MoneyEntryView {
  return {
    id: row.id,
    kind: row.kind,
    amount: Number(row.amount),
    currency: row.currency,
    what: row.what,
    day: row.day,
    questId: row.quest_id,
    questTitle: row.quest_title,
  };
}
