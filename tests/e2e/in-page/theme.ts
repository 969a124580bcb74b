import type { PageDocument } from "./dom.ts";

declare const document: PageDocument;

/** Shows the other theme without a reload, as the toggle does. */
export function showTheme(theme: "light" | "dark"): void {
  document.documentElement.classList.toggle("dark", theme === "dark");
}
