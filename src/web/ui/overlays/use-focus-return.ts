import { useRef } from "react";

/**
 * Radix gives the focus back to its own trigger only. Our dialogs are opened by state, so each remembers
 * who had the focus when it opened. If that one was deleted meanwhile, what it stood in has it: a list, a tab.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  const around = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
      around.current = opener.current?.parentElement?.closest("[tabindex]") ?? null;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // Whatever closed the dialog has moved the focus already, to a new page's heading for example.
      if (document.activeElement !== document.body) return;
      const target = opener.current?.isConnected ? opener.current : around.current;
      if (target instanceof HTMLElement) target.focus();
    },
  };
}
