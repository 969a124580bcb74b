import { language } from "#web/platform/language/language.ts";

const DAY = { day: "numeric", month: "short", year: "numeric" } as const;
const MOMENT = { ...DAY, hour: "2-digit", minute: "2-digit", hour12: false } as const;

interface WhenProps {
  /** ISO 8601. */
  at: string;
  /** Shows the time as well; most lists need only the date. */
  withTime?: boolean;
}

/** A date in the reader's time zone; the exact time is its title. */
export function When({ at, withTime = false }: WhenProps) {
  const moment = new Date(at);
  return (
    <time dateTime={at} title={moment.toLocaleString(language, MOMENT)} className="whitespace-nowrap">
      {moment.toLocaleString(language, withTime ? MOMENT : DAY)}
    </time>
  );
}
