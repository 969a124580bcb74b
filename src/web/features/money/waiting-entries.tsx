import { CloudOff } from "lucide-react";
import { dayWord, entryAmount } from "./money-words.ts";
import { useUnsentEntries } from "./use-unsent-entries.ts";

/** Entries made without connection: they are in no sum yet. */
export function WaitingEntries({ today }: { today: string }) {
  const entries = useUnsentEntries();
  if (entries.length === 0) return null;
  return (
    <ul aria-label="Waiting to send" className="mb-2 grid gap-2 rounded-input bg-info-soft p-3 text-info">
      {entries.map((entry) => (
        <li key={entry.id} className="flex items-center gap-3">
          <CloudOff className="size-[18px] flex-none" aria-hidden="true" />
          <span className="min-w-0 flex-1">
            <span className="line-clamp-2 text-15 font-650 wrap-anywhere">{entry.what}</span>
            <span className="text-13 font-medium">{dayWord(entry.day, today)}, waiting to send</span>
          </span>
          <span className="num flex-none text-16 font-bold">{entryAmount(entry)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The same in one line. */
export function WaitingCount() {
  const { length } = useUnsentEntries();
  if (length === 0) return null;
  return (
    <p className="mt-2.5 flex items-center gap-2 text-[13.5px] font-medium text-info">
      <CloudOff className="size-4 flex-none" aria-hidden="true" />
      {length === 1 ? "1 entry waits to be sent" : `${length} entries wait to be sent`}
    </p>
  );
}
