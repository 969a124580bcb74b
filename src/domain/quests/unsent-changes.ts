/** More than anybody does while a connection is down: beyond it nothing is kept, and the person is told. */
export const UNSENT_MAX = 50;

/** Something done to a quest that the server does not know yet. */
export interface UnsentChange {
  readonly kind: "create" | "start" | "complete";
  readonly quest: { readonly id: string };
}

/** Adds a change at the end; each can be done once to a quest. Null if no more are kept. */
export function addChange<Change extends UnsentChange>(
  changes: readonly Change[],
  change: Change,
): readonly Change[] | null {
  const isKnown = changes.some(({ kind, quest }) => kind === change.kind && quest.id === change.quest.id);
  if (isKnown) return changes;
  return changes.length < UNSENT_MAX ? [...changes, change] : null;
}

/** The change to send next. A completion comes after the quest's ticks: a completed quest takes none. */
export function nextChange<Change extends UnsentChange>(
  changes: readonly Change[],
  tickedIds: ReadonlySet<string>,
): Change | null {
  const isReady = ({ kind, quest }: Change) => kind !== "complete" || !tickedIds.has(quest.id);
  const isFirst = (change: Change) => changes.find(({ quest }) => quest.id === change.quest.id) === change;
  return changes.find((change) => isReady(change) && isFirst(change)) ?? null;
}

/** Ticks wait until the server knows the quest, and that it was started. */
export function mustTicksWait(changes: readonly UnsentChange[], questId: string): boolean {
  return changes.some(({ kind, quest }) => quest.id === questId && kind !== "complete");
}
