import type { PageDocument } from "./dom.ts";

declare const document: PageDocument;

/** The visible name of the focused element, without shortcut keys shown beside it. */
export function focusedName(): string {
  const element = document.activeElement;
  const label = element?.getAttribute("aria-label");
  if (label) return label;
  const spoken = [...(element?.childNodes ?? [])].filter((node) => {
    const isHidden = "getAttribute" in node && (node.getAttribute as Getter)("aria-hidden") === "true";
    return !isHidden;
  });
  return spoken
    .map((node) => node.textContent ?? "")
    .join("")
    .trim();
}

type Getter = (name: string) => string | null;

export function hasFocusWithin(selector: string): boolean {
  return Boolean(document.activeElement?.closest(selector));
}
