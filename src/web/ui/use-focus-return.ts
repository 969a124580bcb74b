import { useRef } from "react";

/**
 * Radix gives the focus back to its own trigger only. Our dialogs are opened by state, so each remembers
 * who had the focus when it opened.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // Whatever closed the dialog has moved the focus already, to a new page's heading for example.
      if (document.activeElement !== document.body) return;
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
