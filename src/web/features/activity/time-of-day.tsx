import { language } from "#web/platform/language/language.ts";

/** "09:05", at the right end of an entry. */
export function TimeOfDay({ at }: { at: Date }) {
  return (
    <time dateTime={at.toISOString()} className="flex-none text-13 text-text-2 tabular-nums">
      {at.toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit", hour12: false })}
    </time>
  );
}
