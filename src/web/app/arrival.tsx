import { type RefObject, useEffect, useLayoutEffect } from "react";
import { FIRST_PAGE_ELEMENT_ID } from "#contracts/pages/page-marks.ts";
import { viewPage } from "#web/platform/analytics/analytics-queue.ts";

/** What this tab has shown so far. */
export interface Shown {
  /** Where it was opened. Whoever leaves before that page is there arrives at the next all the same. */
  readonly firstPath: string;
  screens: number;
}

interface ArrivalProps {
  path: string;
  title: string;
  shown: RefObject<Shown>;
}

/** Stands beside a page inside its Suspense, so that it runs when the page is really there. */
export function Arrival({ path, title, shown }: ArrivalProps) {
  // In the same commit: the text that the server wrote and the page that takes its place are never both there.
  useLayoutEffect(() => document.getElementById(FIRST_PAGE_ELEMENT_ID)?.remove(), []);
  useEffect(() => {
    document.title = title;
    viewPage(path, title.split(" · ")[0] ?? "");
    // The first screen keeps the browser's own focus, so that the skip link comes first.
    if (shown.current.screens > 0 || path !== shown.current.firstPath) focusHeading();
    shown.current.screens += 1;
  }, [path, title, shown]);
  return null;
}

function focusHeading(): void {
  window.scrollTo(0, 0);
  const heading = document.querySelector<HTMLElement>("#main h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.style.outline = "none";
  heading.focus({ preventScroll: true });
}
