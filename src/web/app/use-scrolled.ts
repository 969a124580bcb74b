import { useSyncExternalStore } from "react";

const THRESHOLD_PX = 100;

/** Whether the page is scrolled past 100 px. */
export function useScrolled(): boolean {
  return useSyncExternalStore(watchScroll, () => window.scrollY > THRESHOLD_PX);
}

function watchScroll(changed: () => void): () => void {
  window.addEventListener("scroll", changed, { passive: true });
  return () => window.removeEventListener("scroll", changed);
}
