import type { PageDocument } from "./dom.ts";

declare const document: PageDocument;

/** Switches the theme without a reload, as the toggle does. */
export function showTheme(theme: "light" | "dark"): void {
  document.documentElement.classList.toggle("dark", theme === "dark");
}
