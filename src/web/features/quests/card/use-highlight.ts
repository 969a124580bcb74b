import { useEffect, useRef, useState } from "react";

const HIGHLIGHT_MS = 600;
/** Long enough to be seen before a dialog lies over it. */
const SEEN_MS = 280;

type Timers = readonly ReturnType<typeof setTimeout>[];

/** Lights up one card for a moment, then does what the click was for. */
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
