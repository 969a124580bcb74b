import { type RefObject, useEffect, useLayoutEffect } from "react";
import { FIRST_PAGE_ELEMENT_ID } from "#contracts/pages/page-marks.ts";
import { viewPage } from "#web/platform/analytics/analytics-queue.ts";
import { t } from "#web/platform/language/text.ts";

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
    document.title = t(title);
    viewPage(path, title.split(" · ")[0] ?? "");
    // The first screen keeps the browser's default focus, so the skip link is first in tab order.
    const isFirst = shown.current.screens === 0 && path === shown.current.firstPath;
    shown.current.screens += 1;
    return isFirst ? undefined : focusHeading();
  }, [path, title, shown]);
  return null;
}

/**
 * A heading that comes late, with a part of the page that is still loading, is waited for.
 * One that is drawn anew when its data arrives hands the focus on, as long as nothing else has taken it.
 */
function focusHeading(): () => void {
  window.scrollTo(0, 0);
  let focused: HTMLElement | null = null;
  const drawing = new MutationObserver(focus);
  drawing.observe(document.body, { childList: true, subtree: true });
  focus();
  function focus() {
    const active = document.activeElement;
    if (active === focused) return;
    // Somebody has moved on: from here the focus is theirs.
    if (focused && (focused.isConnected || active !== document.body)) return drawing.disconnect();
    const heading = document.querySelector<HTMLElement>("#main h1");
    if (!heading) return;
    focused = heading;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  return () => drawing.disconnect();
}
