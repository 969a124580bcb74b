import { useEffect, useState } from "react";
import type { AchievementView } from "#contracts/progress.ts";
import {
  addCelebration,
  advanceQueue,
  type CelebrationQueue,
  emptyQueue,
  endCelebration,
  nextChangeAt,
} from "#domain/progress/celebration-queue.ts";
import { type CelebrationMessage, setCelebrating } from "#web/wiring/celebrate.ts";
import type { LevelUp } from "#web/wiring/level-up.ts";

/** What is celebrated, with everything that showing it needs. */
export type Celebrated =
  | { id: string; kind: CelebrationMessage["kind"]; message: CelebrationMessage }
  | { id: string; kind: "level"; level: number; levelUp: LevelUp }
  | { id: string; kind: "achievement"; achievement: AchievementView };

/** The one queue of celebrations: what is shown now, and functions that add and end. */
export function useCelebrationQueue() {
  const [queue, setQueue] = useState<CelebrationQueue<Celebrated>>(emptyQueue);
  const [{ add, end, advance }] = useState(() => {
    const change = (how: (queue: CelebrationQueue<Celebrated>) => CelebrationQueue<Celebrated>) =>
      setQueue((known) => advanceQueue(how(known), performance.now()));
    return {
      add: (item: Celebrated) => change((known) => addCelebration(known, item)),
      end: (id: string) => change((known) => endCelebration(known, id, performance.now())),
      // A timer may fire a little early by this clock; the time it was set for has come all the same.
      advance: (dueMs: number) =>
        setQueue((known) => advanceQueue(known, Math.max(performance.now(), dueMs))),
    };
  });

  useEffect(() => {
    setCelebrating(
      queue.waiting.length > 0 || (queue.shown !== null && queue.shown.item.kind !== "achievement"),
    );
    const changesAtMs = nextChangeAt(queue);
    if (changesAtMs === null) return;
    const timer = setTimeout(advance, Math.max(0, changesAtMs - performance.now()), changesAtMs);
    return () => clearTimeout(timer);
  }, [queue, advance]);
  useEffect(() => () => setCelebrating(false), []);

  return { shown: queue.shown?.item ?? null, add, end };
}
