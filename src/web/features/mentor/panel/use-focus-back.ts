import { useEffect, useEffectEvent } from "react";
import { MENTOR_BUTTON_ID } from "../mentor-button.tsx";
import type { MentorOpening } from "../use-mentor-opening.ts";

/** Gives the focus back to where it was before the panel opened, unless it is elsewhere already. */
export function useFocusBack({ isOpen, isModal, opener }: MentorOpening): () => void {
  const giveBack = () => {
    const { activeElement } = document;
    if (activeElement !== document.body && !activeElement?.closest("[data-mentor]")) return;
    // It was opened again in the meantime.
    if (document.querySelector("[data-mentor][data-state=open]")) return;
    const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
    (isThere ? opener : document.getElementById(MENTOR_BUTTON_ID))?.focus();
  };
  // A modal panel is removed only after its closing animation, and then calls this itself.
  const closed = useEffectEvent(() => {
    if (!isModal && opener) giveBack();
  });
  useEffect(() => {
    if (!isOpen) closed();
  }, [isOpen]);
  return giveBack;
}
