import { type RefObject, useLayoutEffect } from "react";
import { freeTop } from "./free-top.ts";

/** Where toasts are at the top; `max-sm` of the classes. */
const PHONE = "(width < 640px)";
const ACTIONS = "a[href], button, input, select, textarea, summary, [role=slider]";
/** On a phone a toast stays in the upper part, where it is looked for. */
const LOWEST_SHARE = 0.6;
/** The list's own padding, in which no toast is drawn. */
const PADDING_PX = 16;

const DIALOG = "[role=dialog], [role=alertdialog]";

/**
 * Places the list of toasts so that it covers no action: on phones below the buttons at the top of whatever is open,
 * on wider screens above those of an open dialog.
 */
export function useFreePlace(list: RefObject<HTMLOListElement | null>, newestId: string | undefined): void {
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || newestId === undefined) return;
    const place = () => {
      element.style.removeProperty("--free-top");
      element.style.removeProperty("--free-bottom");
      const heightPx = element.offsetHeight - 2 * PADDING_PX;
      if (heightPx <= 0) return;
      if (window.matchMedia(PHONE).matches) placeFromTop(element, heightPx);
      else placeFromBottom(element, heightPx);
    };
    place();
    // The first toast gets its place in the list later than this runs; what loads late moves the page.
    const grown = new ResizeObserver(place);
    grown.observe(element);
    grown.observe(document.body);
    window.addEventListener("resize", place);
    document.addEventListener("scrollend", place, true);
    document.addEventListener("animationend", place, true);
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
      document.removeEventListener("animationend", place, true);
    };
  }, [list, newestId]);
}

function placeFromTop(list: HTMLElement, heightPx: number): void {
  // Below a notch, if the screen has one.
  const fromPx = list.getBoundingClientRect().top + PADDING_PX;
  const room = { fromPx, heightPx, limitPx: window.innerHeight * LOWEST_SHARE };
  list.style.setProperty("--free-top", `${freeTop(room, actionsInSight(list)) - PADDING_PX}px`);
}

/** Measured from the window's lower edge. The page itself keeps room for toasts, as some overlays do: `useToastRoom`. */
function placeFromBottom(list: HTMLElement, heightPx: number): void {
  if (document.documentElement.style.getPropertyValue("--toast-overlay")) return;
  const place = list.getBoundingClientRect();
  const windowPx = window.innerHeight;
  const taken = actionsInSight(list, DIALOG)
    .filter(({ left, right }) => left < place.right - PADDING_PX && right > place.left + PADDING_PX)
    .map(({ top, bottom }) => ({ top: windowPx - bottom, bottom: windowPx - top }));
  if (taken.length === 0) return;
  const room = { fromPx: windowPx - place.bottom + PADDING_PX, heightPx, limitPx: windowPx - PADDING_PX };
  list.style.setProperty("--free-bottom", `${freeTop(room, taken) - PADDING_PX}px`);
}

/** What can be pressed now: not behind a dialog, and not out of the window. */
function actionsInSight(list: HTMLElement, scope = "*"): DOMRect[] {
  return [...document.querySelectorAll(ACTIONS)]
    .filter((action) => !list.contains(action) && action.closest(scope))
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
