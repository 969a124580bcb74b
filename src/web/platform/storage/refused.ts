import { createSignal } from "../signal.ts";
import { dropDraft, keepDraft, readDraft, UNSENT } from "./drafts.ts";

/** As many as can wait to be sent: what does not fit stays in its queue. */
const REFUSED_MAX = 50;

/** What the server would not take, with everything that was typed, and the server's words. */
export interface Refused<Item> {
  readonly id: string;
  readonly item: Item;
  readonly problem: string;
}

/**
 * What was refused after the person believed it done: kept on the device until they send it again, change it or remove
 * it. `parse` must validate: anyone can edit browser storage.
 */
export function refusedList<Item>(name: string, parse: (kept: unknown) => Item | undefined) {
  const draftName = `${UNSENT.slice(1)}refused-${name}`;
  const moved = createSignal();

  const read = (userId: string): readonly Refused<Item>[] => {
    const kept = readDraft(userId, draftName);
    if (!Array.isArray(kept)) return [];
    return kept.flatMap((each: Partial<Refused<unknown>> | null) => {
      const item = parse(each?.item);
      if (item === undefined || typeof each?.id !== "string") return [];
      return [{ id: each.id, item, problem: String(each.problem ?? "") }];
    });
  };
  const write = (userId: string, items: readonly Refused<Item>[]) => {
    if (items.length > 0) keepDraft(userId, draftName, items);
    else dropDraft(userId, draftName);
    moved.emit();
  };
  return {
    moved,
    read,
    /** False if no more are kept. */
    add: (userId: string, refused: Refused<Item>): boolean => {
      const others = read(userId).filter(({ id }) => id !== refused.id);
      if (others.length >= REFUSED_MAX) return false;
      write(userId, [...others, refused]);
      return true;
    },
    drop: (userId: string, id: string) =>
      write(
        userId,
        read(userId).filter((refused) => refused.id !== id),
      ),
  };
}

export type RefusedList<Item> = ReturnType<typeof refusedList<Item>>;
