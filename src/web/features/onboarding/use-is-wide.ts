import { useSyncExternalStore } from "react";

const WIDE = "(min-width: 640px)";

/** Whether the window is at least `sm` wide; below that it is a phone. */
export function useIsWide(): boolean {
  return useSyncExternalStore(watchWidth, () => window.matchMedia(WIDE).matches);
}

function watchWidth(changed: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}
