import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type OverlayName, openOverlay } from "#web/wiring/signals.ts";

/** The open overlay, if any. On close, focus returns to the first opener unless it has moved elsewhere. */
export function useOverlay() {
  const [overlay, setOverlay] = useState<OverlayName | null>(null);
  const opener = useRef<Element | null>(null);

  const open = useEffectEvent((next: OverlayName) => {
    if (overlay === null) opener.current = document.activeElement;
    setOverlay(next);
  });
  useEffect(() => openOverlay.subscribe((next) => open(next)), []);

  useEffect(() => {
    const { activeElement, body } = document;
    const isLost = activeElement === body || activeElement?.closest("[role=dialog]");
    if (overlay === null && isLost && opener.current instanceof HTMLElement) opener.current.focus();
  }, [overlay]);

  return { overlay, close: () => setOverlay(null) };
}
