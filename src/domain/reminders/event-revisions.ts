/** How often an event changed, as calendars are told: the feed's revision in which it last did. */
export interface Revision {
  /** What the event said then. */
  readonly print: string;
  readonly sequence: number;
  readonly changedAt: Date;
}

export interface FeedRevisions {
  /** Grows with each change of any event. */
  readonly revision: number;
  /** By event. */
  readonly events: Readonly<Record<string, Revision>>;
}

/**
 * The revisions after these prints were seen; the same object if nothing changed. An event that comes back after it was
 * gone has a higher number than before, because the feed's own never falls.
 */
export function reviseEvents(
  known: FeedRevisions,
  prints: ReadonlyMap<string, string>,
  now: Date,
): FeedRevisions {
  const isSame =
    Object.keys(known.events).length === prints.size &&
    [...prints].every(([id, print]) => known.events[id]?.print === print);
  if (isSame) return known;
  const revision = known.revision + 1;
  const events = [...prints].map(([id, print]) => {
    const before = known.events[id];
    return [id, before?.print === print ? before : { print, sequence: revision, changedAt: now }] as const;
  });
  return { revision, events: Object.fromEntries(events) };
}
