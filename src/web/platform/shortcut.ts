const TYPING = "input, textarea, select, [contenteditable], [role=combobox]";
const OVERLAYS = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]";

/** A bare key, pressed once, outside every field and overlay. */
export function isMeantAsShortcut(event: KeyboardEvent): boolean {
  // Most keyboards have the question mark on Shift.
  const isShifted = event.shiftKey && event.key !== "?";
  if (event.ctrlKey || event.metaKey || event.altKey || isShifted || event.repeat || event.isComposing) {
    return false;
  }
  const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null;
  return !isTyping && !event.defaultPrevented && document.querySelector(OVERLAYS) === null;
}
