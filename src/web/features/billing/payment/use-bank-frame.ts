import { useEffect } from "react";

/** What the provider lays over the page while the card's bank asks the person; its other frames are hidden. */
const BANK_FRAME = 'body > div > iframe[name^="__privateStripeFrame"]:not([aria-hidden="true"])';

/**
 * The bank's frame is no part of our dialog, whose focus trap would take the focus back from it. While a payment
 * runs, the frame gets the focus and keeps it; base.css lets it be clicked.
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
        // Sooner, the focus would be lost with the empty page that the bank's replaces.
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

/** The trap listens on the document, last of all: it never hears of a focus that goes to the bank. */
function letFocusGo(): () => void {
  const hear = (event: FocusEvent) => {
    const next = event.type === "focusin" ? event.target : event.relatedTarget;
    if (next instanceof Element && next.matches(BANK_FRAME)) event.stopPropagation();
  };
  document.addEventListener("focusin", hear, true);
  document.addEventListener("focusout", hear, true);
  return () => {
    document.removeEventListener("focusin", hear, true);
    document.removeEventListener("focusout", hear, true);
  };
}
