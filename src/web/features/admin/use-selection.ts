import { useCallback, useState } from "react";
import { type AdminUserView, BULK_LIMIT } from "#contracts/admin/admin.ts";

/** The selected people among those on screen. Oneself and closed accounts cannot be selected. */
export function useSelection(people: readonly AdminUserView[], myId: string) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const selectable = people.filter(({ id, closedAt }) => id !== myId && closedAt === null);
  const selected = selectable.filter(({ id }) => ticked.has(id)).slice(0, BULK_LIMIT);
  const isFull = selected.length === BULK_LIMIT;
  const toggle = useCallback((id: string, isTicked: boolean) => {
    setTicked((before) => {
      const after = new Set(before);
      if (isTicked) after.add(id);
      else after.delete(id);
      return after;
    });
  }, []);
  return {
    selectable,
    selected,
    isFull,
    isAll: selectable.length > 0 && (isFull || selected.length === selectable.length),
    has: (id: string) => ticked.has(id),
    toggle,
    toggleAll: (isTicked: boolean) =>
      setTicked(new Set(isTicked ? selectable.slice(0, BULK_LIMIT).map(({ id }) => id) : [])),
    clear: () => setTicked(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
