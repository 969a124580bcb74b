import type { MoneyEntryView } from "#contracts/money/money-month.ts";
import type { EntryValues } from "./use-entry-form.ts";

/** Which window of the money page is open, and with what. */
export type MoneyWindow =
  | { kind: "entry"; entry?: MoneyEntryView; prefilled?: Partial<EntryValues>; onSaved?: () => void }
  | { kind: "goal" }
  | { kind: "file" }
  | { kind: "year"; year: number };
