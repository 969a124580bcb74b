import type { UnsentChange } from "./unsent-changes.ts";

/**
 * The change to send next, in the order in which it happened. A completion takes the start before it along: sent
 * later, the start alone would get the server's time, and the completion could not count on its own day.
 */
export function nextChange<Change extends UnsentChange>(changes: readonly Change[]): Change | null {
  const [first] = changes;
  if (first?.kind !== "start") return first ?? null;
  return completionAfter(changes, first) ?? first;
}

function completionAfter<Change extends UnsentChange>(changes: readonly Change[], start: Change) {
  return changes.find(({ kind, quest }) => kind === "complete" && quest.id === start.quest.id);
}

/** The start that goes along with a completion. */
export function startBefore<Change extends UnsentChange>(
  changes: readonly Change[],
  { kind, quest }: Change,
): Change | null {
  if (kind !== "complete") return null;
  return changes.find((other) => other.kind === "start" && other.quest.id === quest.id) ?? null;
}
