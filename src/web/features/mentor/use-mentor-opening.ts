import { useEffect, useState } from "react";
import { openMentor } from "#web/wiring/signals.ts";

export interface MentorOpening {
  isOpen: boolean;
  /** Differs for each request, so that each is heard once. */
  turn: number;
  prompt: string;
  /** On a phone, and over another window, it has the screen for itself. */
  isModal: boolean;
  /** Who had the focus before. */
  opener: Element | null;
}

const CLOSED: MentorOpening = { isOpen: false, turn: 0, prompt: "", isModal: false, opener: null };
const PHONE = "(width < 40rem)";
const OTHER_WINDOW = "[role=dialog][data-state=open]:not([data-mentor])";

/** Whether the panel is open, and what it was opened with: by its button, a key, a card or the workspace. */
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
      // After the window that asked, such as the command palette, has closed.
      timer = setTimeout(() => show(prompt), 0);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);

  return { opening, close: () => setOpening((known) => ({ ...known, isOpen: false })) };
}
