import { useSyncExternalStore } from "react";

/** menu: phones; compact: icons only; expanded: with command field and labels. */
type BarVariant = "menu" | "compact" | "expanded";

const SMALL = "(min-width: 640px)";
const LARGE = "(min-width: 1024px)";

export function useBarVariant(): BarVariant {
  return useSyncExternalStore(watchWidth, currentVariant);
}

function currentVariant(): BarVariant {
  if (window.matchMedia(LARGE).matches) return "expanded";
  return window.matchMedia(SMALL).matches ? "compact" : "menu";
}

function watchWidth(changed: () => void): () => void {
  const queries = [window.matchMedia(SMALL), window.matchMedia(LARGE)];
  for (const query of queries) query.addEventListener("change", changed);
  return () => {
    for (const query of queries) query.removeEventListener("change", changed);
  };
}
