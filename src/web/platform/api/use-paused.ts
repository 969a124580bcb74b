import { useEffect, useState } from "react";

const TYPING_PAUSE_MS = 150;

/** What was typed, after a pause in typing: what the server is asked for. */
export function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  // An emptied field, as at each opening, shows nothing of the search before.
  return value === "" ? "" : paused;
}
