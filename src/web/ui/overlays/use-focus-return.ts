import { useRef } from "react";

/**
 * Radix returns the focus only to its own trigger. Our dialogs are opened by state, so each stores the
 * element that was focused on opening. If that was removed, its container (a list, a tab) is focused.
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
      // The focus has already moved, e.g. to a new page's heading.
      if (document.activeElement !== document.body) return;
      const target = opener.current?.isConnected ? opener.current : around.current;
      if (target instanceof HTMLElement) target.focus();
    },
  };
}
