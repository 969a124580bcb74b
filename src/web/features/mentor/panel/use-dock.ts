import { useLayoutEffect, useSyncExternalStore } from "react";

const ROOMY = "(min-width: 1024px)";

/** Narrows the page while the panel stands beside it; see styles/dock.css. */
export function useDock(isBesidePage: boolean): void {
  const isRoomy = useSyncExternalStore(watchWidth, () => window.matchMedia(ROOMY).matches);
  const isDocked = isBesidePage && isRoomy;
  useLayoutEffect(() => {
    if (!isDocked) return;
    const { dataset } = document.documentElement;
    dataset.docked = "";
    return () => {
      delete dataset.docked;
    };
  }, [isDocked]);
}

function watchWidth(changed: () => void): () => void {
  const query = window.matchMedia(ROOMY);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}
