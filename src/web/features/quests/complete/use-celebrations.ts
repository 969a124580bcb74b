import { useRef, useState } from "react";
import { prefersReducedMotion } from "#web/ui/reduced-motion.ts";

/** A point in the window, in pixels. */
export interface Spot {
  x: number;
  y: number;
}

export type Celebration = { id: number; from: Spot } & ({ kind: "check" } | { kind: "xp"; xp: number });

/**
 * Animations when a quest is completed, where its card is. The card's update does not wait for them.
 * None under reduced motion.
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
    /** Call while the card is still mounted. If a dialog covers it, only its position is stored. */
    checkOff: (questId: string, isInSight: boolean) => {
      const spot = prefersReducedMotion() ? null : spotOf(questId);
      if (!spot) return;
      spots.current.set(questId, spot);
      if (isInSight) add({ kind: "check" }, spot);
    },
    /** Call once the server has reported what was earned. */
    payOut: (questId: string, xp: number) => {
      const spot = spots.current.get(questId);
      spots.current.delete(questId);
      if (spot && xp > 0) add({ kind: "xp", xp }, spot);
    },
    forget: (id: number) => setShown((known) => known.filter((celebration) => celebration.id !== id)),
  };
}

/** Centre of the visible part of the quest's first card on screen; null if none is. */
function spotOf(questId: string): Spot | null {
  const boxes = [...document.querySelectorAll(`[data-quest-id="${questId}"]`)].map((card) =>
    card.getBoundingClientRect(),
  );
  const card = boxes.find((box) => box.bottom > 0 && box.top < window.innerHeight && box.width > 0);
  return card ? { x: card.left + card.width / 2, y: middle(card.top, card.bottom) } : null;
}

/** Centre of the part inside the window. */
function middle(top: number, bottom: number): number {
  return (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2;
}
