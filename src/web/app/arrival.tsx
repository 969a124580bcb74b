import { type RefObject, useEffect, useLayoutEffect } from "react";
import { FIRST_PAGE_ELEMENT_ID } from "#contracts/pages/page-marks.ts";
import { viewPage } from "#web/platform/analytics/analytics-queue.ts";

/** What this tab has shown so far. */
export interface Shown {
  /** Path the tab was opened at. Leaving it before it has loaded still counts as a navigation. */
  readonly firstPath: string;
  screens: number;
}

interface ArrivalProps {
  path: string;
  title: string;
  shown: RefObject<Shown>;
}

/** Rendered beside a page inside its Suspense, so its effects run once the page has loaded. */
export function Arrival({ path, title, shown }: ArrivalProps) {
  // A layout effect, so the server-rendered text and the page that replaces it never show together.
  useLayoutEffect(() => document.getElementById(FIRST_PAGE_ELEMENT_ID)?.remove(), []);
  useEffect(() => {
    document.title = title;
    viewPage(path, title.split(" · ")[0] ?? "");
    // The first screen keeps the browser's default focus, so the skip link is first in tab order.
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
