const TYPING = "input, textarea, select, [contenteditable], [role=combobox]";
const OVERLAYS = "[role=dialog]:not([data-beside]), [role=alertdialog], [role=menu], [role=listbox]";
/** A panel beside the page leaves the page its shortcuts. */
const BESIDE = "[data-beside]";

/** Whether it is a single key without modifiers, pressed outside fields and overlays. */
export function isMeantAsShortcut(event: KeyboardEvent): boolean {
  // On most keyboards the question mark needs Shift.
  const isShifted = event.shiftKey && event.key !== "?";
  if (event.ctrlKey || event.metaKey || event.altKey || isShifted || event.repeat || event.isComposing) {
    return false;
  }
  const isTyping = event.target instanceof Element && event.target.closest(`${TYPING}, ${BESIDE}`) !== null;
  return !isTyping && !event.defaultPrevented && document.querySelector(OVERLAYS) === null;
}
