import type { PageDocument, PageElement } from "./dom.ts";

declare const document: PageDocument;
declare const scrollTo: (x: number, y: number) => void;
declare const getComputedStyle: (element: PageElement) => { position: string };

/** Scrolled to the end: the bottom of the lowest content, and the top of the floating element. */
export function pageEnd(floating: string): { contentEndsAt: number; floatsFrom: number } {
  scrollTo(0, Number.MAX_SAFE_INTEGER);
  const isPinned = (element: PageElement) => {
    for (let box: PageElement | null = element; box; box = box.parentElement)
      if (getComputedStyle(box).position === "fixed") return true;
    return false;
  };
  const leaves = [...(document.querySelector("main")?.querySelectorAll("*") ?? [])].filter(
    (element) => [...element.querySelectorAll("*")].length === 0 && !element.closest("[aria-hidden=true]"),
  );
  const bottoms = leaves
    .filter((leaf) => !isPinned(leaf))
    .map((leaf) => leaf.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ bottom }) => bottom);
  return {
    contentEndsAt: Math.max(...bottoms),
    floatsFrom: document.querySelector(floating)?.getBoundingClientRect().top ?? 0,
  };
}
