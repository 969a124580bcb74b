import type { ReactNode, RefObject } from "react";
import { useMentorPlace } from "#web/wiring/mentor-place.tsx";
import type { MentorOpening } from "../use-mentor-opening.ts";
import { BesideFrame } from "./beside-frame.tsx";
import { ModalFrame } from "./modal-frame.tsx";
import { useFocusBack } from "./use-focus-back.ts";

interface PanelFrameProps {
  opening: MentorOpening;
  onClose: () => void;
  /** Focused on opening. */
  box: RefObject<HTMLTextAreaElement | null>;
  children: ReactNode;
}

/** Modal on a phone and over a dialog; otherwise beside the page, or beside the steps of an open workspace. */
export function PanelFrame({ opening, onClose, box, children }: PanelFrameProps) {
  const { isOpen, isModal, turn } = opening;
  const place = useMentorPlace();
  const giveFocusBack = useFocusBack(opening);
  if (isModal)
    return (
      // A new key when reopened from a dialog above it, so that it is mounted in front.
      <ModalFrame key={turn} isOpen={isOpen} onClose={onClose} onClosed={giveFocusBack} box={box}>
        {children}
      </ModalFrame>
    );
  if (!isOpen) return null;
  return (
    <BesideFrame key={place ? "workspace" : "page"} slot={place?.slot ?? null} onClose={onClose}>
      {children}
    </BesideFrame>
  );
}
