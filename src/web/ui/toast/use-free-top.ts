import { type RefObject, useLayoutEffect } from "react";
import { freeTop } from "./free-top.ts";

/** Where toasts are at the top; `max-sm` of the classes. */
const PHONE = "(width < 640px)";
const ACTIONS = "a[href], button, input, select, textarea, summary, [role=slider]";
/** On a phone a toast stays in the upper part, where it is looked for. */
const LOWEST_SHARE = 0.6;
/** The list's own padding, in which no toast is drawn. */
const PADDING_PX = 16;

/** On phones, places the list of toasts below the buttons at the top of whatever is open, so that it covers no action. */
export function useFreeTop(list: RefObject<HTMLOListElement | null>, newestId: string | undefined): void {
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || newestId === undefined) return;
    const place = () => {
      const heightPx = element.offsetHeight - 2 * PADDING_PX;
      if (heightPx <= 0 || !window.matchMedia(PHONE).matches) return;
      element.style.removeProperty("--free-top");
      // Below a notch, if the screen has one.
      const fromPx = element.getBoundingClientRect().top + PADDING_PX;
      const room = { fromPx, heightPx, limitPx: window.innerHeight * LOWEST_SHARE };
      element.style.setProperty("--free-top", `${freeTop(room, actionsInSight(element)) - PADDING_PX}px`);
    };
    place();
    // The first toast gets its place in the list later than this runs; what loads late moves the page.
    const grown = new ResizeObserver(place);
    grown.observe(element);
    grown.observe(document.body);
    window.addEventListener("resize", place);
    document.addEventListener("scrollend", place, true);
    // A dialog that closes gives its place back; a card that comes late may bring a button under the toast.
    let frame = 0;
    const changed = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    });
    changed.observe(document.body, { childList: true, subtree: true });
    return () => {
      grown.disconnect();
      changed.disconnect();
      cancelAnimationFrame(frame);
      window.removeEventListener("resize", place);
      document.removeEventListener("scrollend", place, true);
    };
  }, [list, newestId]);
}

/** What can be pressed now: not behind a dialog, and not out of the window. */
function actionsInSight(list: HTMLElement): DOMRect[] {
  return [...document.querySelectorAll(ACTIONS)]
    .filter((action) => !list.contains(action))
    .map((action) => ({ action, box: action.getBoundingClientRect() }))
    .filter(({ action, box }) => isOnTop(action, box, list))
    .map(({ box }) => box);
}

function isOnTop(action: Element, { left, top, width, height }: DOMRect, list: HTMLElement): boolean {
  if (width < 2 || height < 2) return false;
  const stack = document.elementsFromPoint(left + width / 2, top + height / 2);
  const seen = stack.find((element) => !list.contains(element));
  return seen !== undefined && action.contains(seen);
}
