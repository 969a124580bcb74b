import { useEffect } from "react";

const HIDE_AFTER_MS = 300;

export const LOADING_SCREEN_ID = "loading-screen";

/** index.html shows it from the first paint; it goes once it is known who is here. */
export function useLoadingScreen(isAuthResolved: boolean): void {
  useEffect(() => {
    if (!isAuthResolved) return;
    const timer = setTimeout(() => document.getElementById(LOADING_SCREEN_ID)?.remove(), HIDE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isAuthResolved]);
}
