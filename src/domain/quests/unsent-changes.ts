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
  if (changes.some((known) => isSame(known, change))) return changes;
  return changes.length < UNSENT_MAX ? [...changes, change] : null;
}

/** What is left after these were sent. */
export function withoutChanges<Change extends UnsentChange>(
  changes: readonly Change[],
  sent: readonly UnsentChange[],
): readonly Change[] {
  return changes.filter((change) => !sent.some((other) => isSame(change, other)));
}

function isSame(a: UnsentChange, b: UnsentChange): boolean {
  return a.kind === b.kind && a.quest.id === b.quest.id;
}

/** Ticks wait until the server knows the quest, and that it was started. */
export function mustTicksWait(changes: readonly UnsentChange[], questId: string): boolean {
  return changes.some(({ quest }) => quest.id === questId);
}
