import { useEffect } from "react";
import { FIRST_PAGE_ELEMENT_ID } from "#contracts/page-marks.ts";

const HIDE_AFTER_MS = 300;

export const LOADING_SCREEN_ID = "loading-screen";

/** index.html shows it, or a text, from the first paint; both go once it is known who is here. */
export function useLoadingScreen(isAuthResolved: boolean): void {
  useEffect(() => {
    if (!isAuthResolved) return;
    const timer = setTimeout(() => {
      for (const id of [LOADING_SCREEN_ID, FIRST_PAGE_ELEMENT_ID]) document.getElementById(id)?.remove();
    }, HIDE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isAuthResolved]);
}
