import { useSyncExternalStore } from "react";

const WIDE = "(min-width: 640px)";

/** From small width up; below it is a phone. */
export function useIsWide(): boolean {
  return useSyncExternalStore(watchWidth, () => window.matchMedia(WIDE).matches);
}

function watchWidth(changed: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}
