import { useEffect, useEffectEvent, useState } from "react";
import { mentorPlace, useMentorPlace } from "#web/wiring/mentor-place.tsx";
import { type AskedQuest, type MentorRequest, openMentor } from "#web/wiring/signals.ts";

export interface MentorOpening {
  isOpen: boolean;
  /** Incremented with each request, so that each is handled once. */
  turn: number;
  prompt: string;
  quest: AskedQuest | null;
  /** On a phone, or over a dialog that has no place for it, the panel is modal. */
  isModal: boolean;
  /** Opened inside a workspace, with which it also closes. */
  isOfWorkspace: boolean;
  /** The element focused before. */
  opener: Element | null;
}

const CLOSED: MentorOpening = {
  isOpen: false,
  turn: 0,
  prompt: "",
  quest: null,
  isModal: false,
  isOfWorkspace: false,
  opener: null,
};
const PHONE = "(width < 40rem)";
const OTHER_WINDOW = "[role=dialog][data-state=open]:not([data-mentor])";

/** Whether the panel is open, with which prompt and about which quest. */
export function useMentorOpening() {
  const [opening, setOpening] = useState(CLOSED);
  const place = useMentorPlace();
  const close = () => setOpening((known) => ({ ...known, isOpen: false, quest: null }));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const show = ({ prompt, quest }: MentorRequest) => {
      const slot = mentorPlace()?.slot;
      const isCovered = [...document.querySelectorAll(OTHER_WINDOW)].some(
        (other) => !other.contains(slot ?? null),
      );
      const { activeElement } = document;
      setOpening((known) => ({
        isOpen: true,
        turn: known.turn + 1,
        prompt,
        quest: quest ?? (known.isOpen ? known.quest : null),
        isModal: isCovered || (!slot && window.matchMedia(PHONE).matches),
        isOfWorkspace: known.isOpen ? known.isOfWorkspace : slot !== undefined,
        opener: known.isOpen ? known.opener : activeElement,
      }));
    };
    const stop = openMentor.subscribe((request) => {
      // Deferred until the dialog that asked, such as the command palette, has closed.
      timer = setTimeout(() => show(request), 0);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);

  const leaveWorkspace = useEffectEvent(() => {
    if (opening.isOpen && opening.isOfWorkspace) close();
  });
  useEffect(() => {
    if (!place) leaveWorkspace();
  }, [place]);

  return { opening, close };
}
