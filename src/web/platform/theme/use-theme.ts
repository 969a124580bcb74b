import { useSyncExternalStore } from "react";
import { currentTheme, type Theme } from "./theme.ts";

/** Follows the theme class on the document. */
export function useTheme(): Theme {
  return useSyncExternalStore(watchRoot, currentTheme);
}

function watchRoot(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ["class"] });
  return () => observer.disconnect();
}
