import { type LogbookEntry, metricText, NOTES_MAX_LENGTH } from "./logbook.ts";

/** What was told about a completed quest. */
interface Told {
  readonly notes?: string | undefined;
  readonly link?: string | undefined;
  readonly metric?: NonNullable<LogbookEntry["metric"]> | undefined;
}

/**
 * Words typed on a second device for a quest that was completed already are added to what the first told; its outcome
 * and time stay. The same object if it has them all, null if there is no room for them.
 */
export function addLateNotes<First extends Told>(first: First, late: Told): First | null {
  const link = first.link ? undefined : late.link;
  const metric = first.metric ? undefined : late.metric;
  const words = [
    late.notes,
    late.link !== first.link && !link && late.link,
    late.metric && !metric && !isSameMetric(late.metric, first.metric) && metricText(late.metric),
  ];
  const added = words.filter((text): text is string => Boolean(text) && !first.notes?.includes(String(text)));
  if (added.length === 0 && !link && !metric) return first;
  const notes = [first.notes, ...added].filter(Boolean).join("\n\n");
  if (notes.length > NOTES_MAX_LENGTH) return null;
  return { ...first, ...(notes && { notes }), ...(link && { link }), ...(metric && { metric }) };
}

export function hasWords({ notes, link, metric }: Told): boolean {
  return Boolean(notes || link || metric);
}

function isSameMetric(a: Told["metric"], b: Told["metric"]): boolean {
  return a?.name === b?.name && a?.value === b?.value;
}
