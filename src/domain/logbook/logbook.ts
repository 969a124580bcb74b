export const OUTCOMES = ["done", "partly", "learned"] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const NOTES_MAX_LENGTH = 4_000;
export const LINK_MAX_LENGTH = 2_000;
export const METRIC_NAME_MAX_LENGTH = 80;

/** A completed quest with its result. */
export interface LogbookEntry {
  readonly title: string;
  readonly category: string;
  /** "2026-11-12", in the person's time zone. */
  readonly day: string;
  readonly outcome: Outcome | null;
  readonly notes: string | null;
  readonly link: string | null;
  readonly metric: { readonly name: string; readonly value: number } | null;
  readonly timeSpentSec: number | null;
}

const OUTCOME_WORDS: Record<Outcome, string> = { done: "Done", partly: "Partly done", learned: "Learned" };

export function outcomeWord(outcome: Outcome): string {
  return OUTCOME_WORDS[outcome];
}

/** "9 photos", "$ revenue: 1,250" */
export function metricText({ name, value }: NonNullable<LogbookEntry["metric"]>, language = "en"): string {
  const figure = value.toLocaleString(language, { maximumFractionDigits: 6 });
  if (!name) return figure;
  return /^[\p{L}\p{N}]/u.test(name) ? `${figure} ${name}` : `${name}: ${figure}`;
}

/** "2 h 10 min", "40 min", "under a minute" */
export function timeSpentText(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes === 0) return "under a minute";
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours} h` : "", rest > 0 ? `${rest} min` : ""].filter(Boolean).join(" ");
}

/** "November 2026" */
export function monthText(month: string, language = "en"): string {
  return formatsIn(language).month.format(new Date(`${month}-01`));
}

/** "Thu, Nov 12" */
export function dayText(day: string, language = "en"): string {
  return formatsIn(language).day.format(new Date(day));
}

interface Formats {
  readonly month: Intl.DateTimeFormat;
  readonly day: Intl.DateTimeFormat;
}

const known = new Map<string, Formats>();

/** Kept: making a format costs more than a hundred uses. */
function formatsIn(language: string): Formats {
  const formats = known.get(language) ?? {
    month: new Intl.DateTimeFormat(language, { month: "long", year: "numeric", timeZone: "UTC" }),
    day: new Intl.DateTimeFormat(language, {
      weekday: "short",
      month: "short",
      day: "numeric",
      timeZone: "UTC",
    }),
  };
  known.set(language, formats);
  return formats;
}

interface LogbookMonth<Entry> {
  /** "2026-11" */
  readonly month: string;
  readonly entries: readonly Entry[];
}

/** Groups entries by month, in the order in which each month first appears. */
export function byMonth<Entry extends { readonly day: string }>(
  entries: readonly Entry[],
): LogbookMonth<Entry>[] {
  const months = new Map<string, Entry[]>();
  for (const entry of entries) {
    const month = entry.day.slice(0, 7);
    const known = months.get(month);
    if (known) known.push(entry);
    else months.set(month, [entry]);
  }
  return [...months].map(([month, ofMonth]) => ({ month, entries: ofMonth }));
}
