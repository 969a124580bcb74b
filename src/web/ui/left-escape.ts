import type { KeyboardEvent as ReactKeyboardEvent } from "react";

const LAYERS = "[role=dialog], [role=menu], [role=listbox]";
const leftOver = new WeakSet<Event>();

/**
 * Radix sends Escape to the layer opened last, even to a toast that appeared while a dialog had the focus.
 * Such a toast passes it on to the focused layer.
 */
export function leaveEscape(event: KeyboardEvent): void {
  if (!(event.target instanceof Element && event.target.closest(LAYERS))) return;
  leftOver.add(event);
  event.preventDefault();
}

/** Props of a layer that takes it; of nested layers the innermost one around the focus does. */
export function takeEscape(close: () => void) {
  return {
    onKeyDown: ({ nativeEvent }: ReactKeyboardEvent) => {
      if (leftOver.delete(nativeEvent)) close();
    },
  };
}
