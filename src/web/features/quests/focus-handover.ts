/**
 * Starting or completing a quest takes away the button that was pressed. What comes in its place then takes the
 * focus, so that the keyboard goes on there, and comes in motion.
 */
const change = { atMs: Number.NEGATIVE_INFINITY, hadFocus: false };

/** What comes later than this came for another reason. */
const IN_PLACE_MS = 2_000;

/** Call as a quest is started or completed. */
export function handOverFocus(): void {
  change.atMs = performance.now();
  change.hadFocus = document.activeElement !== document.body;
}

/** Whether the part that is drawn now comes in place of another, not with the page. */
export const comesInPlace = () => performance.now() - change.atMs < IN_PLACE_MS;

/** Call when a part has come onto the page. It leaves the focus alone if something has it. */
export function takeFocus(part: HTMLElement | null | undefined): void {
  const isWanted = comesInPlace() && change.hadFocus && document.activeElement === document.body;
  if (isWanted) part?.focus({ preventScroll: true });
  change.atMs = Number.NEGATIVE_INFINITY;
}
