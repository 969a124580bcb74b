import { useEffect, useRef, useState } from "react";

const HIGHLIGHT_MS = 600;
/** Long enough to be seen before a dialog lies over it. */
const SEEN_MS = 280;

/** Lights up one card for a moment, then does what the click was for. */
export function useHighlight() {
  const [highlightedId, setHighlightedId] = useState<string | null>(null);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const stop = () => {
    for (const timer of timers.current) clearTimeout(timer);
  };
  useEffect(() => stop, []);

  const highlight = (questId: string, then: () => void) => {
    stop();
    setHighlightedId(questId);
    timers.current = [setTimeout(then, SEEN_MS), setTimeout(() => setHighlightedId(null), HIGHLIGHT_MS)];
  };
  return { highlightedId, highlight };
}
