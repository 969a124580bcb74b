import { CloudOff } from "lucide-react";
import { Link } from "wouter";
import { t, tn } from "#web/platform/language/text.ts";
import { useMember } from "#web/platform/session/session.ts";
import { useRefused } from "#web/platform/storage/use-refused.ts";
import { dayWord, entryAmount } from "./money-words.ts";
import { RefusedEntries, type RefusedEntriesProps } from "./refused-entries.tsx";
import { refusedEntries } from "./unsent-entries.ts";
import { useUnsentEntries } from "./use-unsent-entries.ts";

/** Entries that the server does not have: they are in no sum yet. */
export function WaitingEntries(props: RefusedEntriesProps) {
  return (
    <>
      <RefusedEntries {...props} />
      <Waiting today={props.today} />
    </>
  );
}

function Waiting({ today }: { today: string }) {
  const entries = useUnsentEntries();
  if (entries.length === 0) return null;
  return (
    <ul
      aria-label={t("Waiting to send")}
      className="mb-2 grid gap-2 rounded-input bg-info-soft p-3 text-info"
    >
      {entries.map((entry) => (
        <li key={entry.id} className="flex items-center gap-3">
          <CloudOff className="size-[18px] flex-none" aria-hidden="true" />
          <span className="min-w-0 flex-1">
            <span className="line-clamp-2 text-15 font-650 wrap-anywhere">{entry.what}</span>
            <span className="text-13 font-medium">
              {t("{day}, waiting to send", { day: dayWord(entry.day, today) })}
            </span>
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
  const refused = useRefused(refusedEntries, useMember().id).length;
  if (length === 0 && refused === 0) return null;
  if (refused > 0) {
    return (
      <Link href="/money" className="mt-2.5 block text-[13.5px] font-semibold text-danger underline">
        {tn(refused, "1 entry was not taken: look at it", "{n} entries were not taken: look at them")}
      </Link>
    );
  }
  return (
    <p className="mt-2.5 flex items-center gap-2 text-[13.5px] font-medium text-info">
      <CloudOff className="size-4 flex-none" aria-hidden="true" />
      {tn(length, "1 entry waits to be sent", "{n} entries wait to be sent")}
    </p>
  );
}
