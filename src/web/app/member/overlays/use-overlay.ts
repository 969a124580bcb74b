import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { closeProfile, openProfile, useProfileAddress } from "#web/wiring/profile-address.ts";
import { type OverlayName, openOverlay } from "#web/wiring/signals.ts";

/**
 * The open overlay, if any. The profile is open while the address names it.
 * On close, focus returns to the first opener unless it has moved elsewhere.
 */
export function useOverlay() {
  const isAtProfile = useProfileAddress() !== null;
  const [asked, setAsked] = useState<OverlayName | null>(null);
  const overlay = isAtProfile ? "account" : asked;
  const opener = useRef<Element | null>(null);

  const open = useEffectEvent((next: OverlayName) => {
    if (overlay === null) opener.current = document.activeElement;
    if (isAtProfile !== (next === "account")) {
      if (isAtProfile) closeProfile();
      else openProfile();
    }
    setAsked(next === "account" ? null : next);
  });
  useEffect(() => openOverlay.subscribe((next) => open(next)), []);

  // A link may have opened the profile: before the dialog takes the focus, it is still on the link.
  useLayoutEffect(() => {
    if (overlay !== null) opener.current ??= document.activeElement;
  }, [overlay]);

  useEffect(() => {
    if (overlay !== null) return;
    const { activeElement, body } = document;
    const isLost = activeElement === body || activeElement?.closest("[role=dialog]");
    if (isLost && opener.current instanceof HTMLElement) opener.current.focus();
    opener.current = null;
  }, [overlay]);

  const close = () => {
    if (isAtProfile) closeProfile();
    setAsked(null);
  };
  return { overlay, close };
}
