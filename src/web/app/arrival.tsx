import { type RefObject, useEffect } from "react";
import { track } from "#web/platform/analytics-queue.ts";

interface ArrivalProps {
  path: string;
  title: string;
  /** How many screens were shown before this one. */
  arrivals: RefObject<number>;
}

/** Stands beside a page inside its Suspense, so that it runs when the page is really there. */
export function Arrival({ path, title, arrivals }: ArrivalProps) {
  useEffect(() => {
    document.title = title;
    track("page_view", path);
    // The first screen keeps the browser's own focus, so that the skip link comes first.
    if (arrivals.current > 0) focusHeading();
    arrivals.current += 1;
  }, [path, title, arrivals]);
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
