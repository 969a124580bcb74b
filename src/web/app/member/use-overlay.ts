import { useEffect, useRef, useState } from "react";

/** What can lie over the page, one at a time. */
export type Overlay = "account" | "activity" | "commands" | "feedback" | "logbook" | "shortcuts";

/** Remembers who opened the first of several, and gives the focus back unless something else has taken it. */
export function useOverlay() {
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const opener = useRef<Element | null>(null);

  const open = (next: Overlay) => {
    if (overlay === null) opener.current = document.activeElement;
    setOverlay(next);
  };

  useEffect(() => {
    const { activeElement, body } = document;
    const isLost = activeElement === body || activeElement?.closest("[role=dialog]");
    if (overlay === null && isLost && opener.current instanceof HTMLElement) opener.current.focus();
  }, [overlay]);

  return { overlay, open, close: () => setOverlay(null) };
}
