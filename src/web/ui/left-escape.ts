import type { KeyboardEvent as ReactKeyboardEvent } from "react";

const LAYERS = "[role=dialog], [role=menu], [role=listbox]";
const leftOver = new WeakSet<Event>();

/**
 * Radix gives Escape to whatever opened last, also to a toast that came while somebody was in a dialog. That toast
 * leaves it to the layer that has the focus.
 */
export function leaveEscape(event: KeyboardEvent): void {
  if (!(event.target instanceof Element && event.target.closest(LAYERS))) return;
  leftOver.add(event);
  event.preventDefault();
}

/** Props of such a layer; of several around the focus the innermost takes it. */
export function takeEscape(close: () => void) {
  return {
    onKeyDown: ({ nativeEvent }: ReactKeyboardEvent) => {
      if (leftOver.delete(nativeEvent)) close();
    },
  };
}
