import { useEffect, useState } from "react";
import { openMentor } from "#web/wiring/signals.ts";

export interface MentorOpening {
  isOpen: boolean;
  /** Incremented with each request, so that each is handled once. */
  turn: number;
  prompt: string;
  /** On a phone, or over another dialog, the panel is modal. */
  isModal: boolean;
  /** The element focused before. */
  opener: Element | null;
}

const CLOSED: MentorOpening = { isOpen: false, turn: 0, prompt: "", isModal: false, opener: null };
const PHONE = "(width < 40rem)";
const OTHER_WINDOW = "[role=dialog][data-state=open]:not([data-mentor])";

/** Whether the panel is open, and with which prompt. */
export function useMentorOpening() {
  const [opening, setOpening] = useState(CLOSED);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const show = (prompt: string) => {
      const isModal = window.matchMedia(PHONE).matches || document.querySelector(OTHER_WINDOW) !== null;
      const { activeElement } = document;
      setOpening(({ isOpen, turn, opener }) => ({
        isOpen: true,
        turn: turn + 1,
        prompt,
        isModal,
        opener: isOpen ? opener : activeElement,
      }));
    };
    const stop = openMentor.subscribe(({ prompt }) => {
      // Deferred until the dialog that asked, such as the command palette, has closed.
      timer = setTimeout(() => show(prompt), 0);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);

  return { opening, close: () => setOpening((known) => ({ ...known, isOpen: false })) };
}
