const DAY = { day: "numeric", month: "short", year: "numeric" } as const;
const MOMENT = { ...DAY, hour: "2-digit", minute: "2-digit", hour12: false } as const;

interface WhenProps {
  /** ISO. */
  at: string;
  /** A day without its time is enough in most lists. */
  withTime?: boolean;
}

/** In the reader's own time; the moment itself is its title. */
export function When({ at, withTime = false }: WhenProps) {
  const moment = new Date(at);
  return (
    <time dateTime={at} title={moment.toLocaleString("en", MOMENT)} className="whitespace-nowrap">
      {moment.toLocaleString("en", withTime ? MOMENT : DAY)}
    </time>
  );
}
