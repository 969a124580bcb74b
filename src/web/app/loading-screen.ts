import { useEffect } from "react";

const HIDE_AFTER_MS = 300;

export const LOADING_SCREEN_ID = "loading-screen";

/** Removes the loading screen that index.html shows, once the session is known. */
export function useLoadingScreen(isAuthResolved: boolean): void {
  useEffect(() => {
    if (!isAuthResolved) return;
    const timer = setTimeout(() => document.getElementById(LOADING_SCREEN_ID)?.remove(), HIDE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isAuthResolved]);
}
