import { useEffect, useRef, useState } from "react";
import { deviceStore } from "#web/platform/storage/storage.ts";
import type { QuestBoard } from "../week/use-quest-board.ts";

const SEEN_KEY = "dayClearedSeen";
/** Lets a level-up open first, so that celebrations never stack. */
const SETTLE_MS = 900;

/** Opens the recap when the last active quest is completed, once per local day. */
export function useDayCleared(board: QuestBoard): void {
  const { active, completed, query, today, user, isCompleting, open } = board;
  const before = useRef<{ active: number; completed: number } | null>(null);
  const [isDue, setIsDue] = useState(false);
  const isLoaded = query.data !== undefined;

  useEffect(() => {
    if (!isLoaded) return;
    const known = before.current;
    before.current = { active: active.length, completed: completed.length };
    if (active.length > 0) setIsDue(false);
    else if (known && known.active > 0 && completed.length > known.completed) setIsDue(true);
  }, [isLoaded, active.length, completed.length]);

  useEffect(() => {
    if (!isDue || isCompleting) return;
    const timer = setInterval(() => {
      if (document.querySelector("[role=dialog]")) return;
      setIsDue(false);
      const mark = `${user.id} ${today}`;
      if (deviceStore.get(SEEN_KEY) === mark) return;
      deviceStore.set(SEEN_KEY, mark);
      open({ kind: "cleared" });
    }, SETTLE_MS);
    return () => clearInterval(timer);
  });
}
