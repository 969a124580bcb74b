import { useRef, useState } from "react";
import { prefersReducedMotion } from "#web/ui/reduced-motion.ts";

/** A point in the window, in pixels. */
export interface Spot {
  x: number;
  y: number;
}

export type Celebration = { id: number; from: Spot } & ({ kind: "check" } | { kind: "xp"; xp: number });

/**
 * What flies and draws when a quest is completed, at the spot where its card stood. It only looks on: the card
 * changes without waiting for it. Nothing under reduced motion.
 */
export function useCelebrations() {
  const [shown, setShown] = useState<readonly Celebration[]>([]);
  const lastId = useRef(0);
  const spots = useRef(new Map<string, Spot>());

  const add = (what: { kind: "check" } | { kind: "xp"; xp: number }, from: Spot) => {
    lastId.current += 1;
    const id = lastId.current;
    setShown((known) => [...known, { ...what, id, from }]);
  };

  return {
    shown,
    /** While the card is still there; where something lies over it, its spot is only remembered. */
    checkOff: (questId: string, isInSight: boolean) => {
      const spot = prefersReducedMotion() ? null : spotOf(questId);
      if (!spot) return;
      spots.current.set(questId, spot);
      if (isInSight) add({ kind: "check" }, spot);
    },
    /** Once the server has said what was earned. */
    payOut: (questId: string, xp: number) => {
      const spot = spots.current.get(questId);
      spots.current.delete(questId);
      if (spot && xp > 0) add({ kind: "xp", xp }, spot);
    },
    forget: (id: number) => setShown((known) => known.filter((celebration) => celebration.id !== id)),
  };
}

/** The middle of the quest's card, where any of it can be seen. */
function spotOf(questId: string): Spot | null {
  const card = document.querySelector(`[data-quest-id="${questId}"]`)?.getBoundingClientRect();
  const isOnScreen = card && card.bottom > 0 && card.top < window.innerHeight && card.width > 0;
  return isOnScreen ? { x: card.left + card.width / 2, y: middle(card.top, card.bottom) } : null;
}

/** Of the part between the window's edges. */
function middle(top: number, bottom: number): number {
  return (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2;
}
