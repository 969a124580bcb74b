import { useEffect, useRef, useState } from "react";

const HIGHLIGHT_MS = 600;
/** Long enough to be seen before a dialog covers it. */
const SEEN_MS = 280;

type Timers = readonly ReturnType<typeof setTimeout>[];

/** Highlights a card briefly, then runs the click's action. */
export function useHighlight() {
  const [highlightedId, setHighlightedId] = useState<string | null>(null);
  const timers = useRef<Timers>([]);
  useEffect(() => () => stop(timers.current), []);

  const highlight = (questId: string, then: () => void) => {
    stop(timers.current);
    setHighlightedId(questId);
    timers.current = [setTimeout(then, SEEN_MS), setTimeout(() => setHighlightedId(null), HIGHLIGHT_MS)];
  };
  return { highlightedId, highlight };
}

function stop(timers: Timers): void {
  for (const timer of timers) clearTimeout(timer);
}
