import { useEffect } from "react";

/** The provider's frame with the bank's question; its other frames are aria-hidden. */
const BANK_FRAME = 'body > div > iframe[name^="__privateStripeFrame"]:not([aria-hidden="true"])';

/**
 * The bank's frame lies outside our dialog, whose focus trap would take the focus back. During a payment this
 * hook focuses the frame and keeps the focus there; base.css makes it clickable.
 */
export function useBankFrame(isPaying: boolean): void {
  useEffect(() => {
    if (!isPaying) return;
    const leave = letFocusGo();
    let focusedBefore: Element | null = null;
    const look = () => {
      const frame = document.querySelector<HTMLElement>(BANK_FRAME);
      if (frame && !focusedBefore) {
        focusedBefore = document.activeElement;
        // Wait for the bank's page: focus given to the blank page before it would be lost.
        frame.addEventListener("load", () => frame.focus(), { once: true });
      }
      if (frame || !(focusedBefore instanceof HTMLElement)) return;
      if (document.activeElement === document.body) focusedBefore.focus();
      focusedBefore = null;
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      leave();
    };
  }, [isPaying]);
}

/** Stops focus events for the bank's frame before the trap's listeners on the document get them. */
function letFocusGo(): () => void {
  const handleFocus = (event: FocusEvent) => {
    const next = event.type === "focusin" ? event.target : event.relatedTarget;
    if (next instanceof Element && next.matches(BANK_FRAME)) event.stopPropagation();
  };
  document.addEventListener("focusin", handleFocus, true);
  document.addEventListener("focusout", handleFocus, true);
  return () => {
    document.removeEventListener("focusin", handleFocus, true);
    document.removeEventListener("focusout", handleFocus, true);
  };
}
