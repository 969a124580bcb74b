import * as Primitive from "radix-ui/dialog";
import type { ReactNode, RefObject } from "react";
import { takeEscape } from "#web/ui/left-escape.ts";
import { MENTOR_BUTTON_ID } from "../mentor-button.tsx";
import { fitToSeenWindow } from "../seen-window.ts";
import type { MentorOpening } from "../use-mentor-opening.ts";

interface PanelFrameProps {
  opening: MentorOpening;
  onClose: () => void;
  /** Focused on opening. */
  box: RefObject<HTMLTextAreaElement | null>;
  children: ReactNode;
}

/** 500 × 600 at the lower right, beside a usable page; full screen on a phone. */
export function PanelFrame({ opening, onClose, box, children }: PanelFrameProps) {
  const { isOpen, isModal, turn, opener } = opening;
  const giveFocusBack = () => {
    // Do nothing if the focus is elsewhere already, e.g. on a heading or in a reopened panel.
    const { activeElement } = document;
    if (activeElement !== document.body && !activeElement?.closest("[data-mentor]")) return;
    if (document.querySelector("[data-mentor][data-state=open]")) return;
    const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
    (isThere ? opener : document.getElementById(MENTOR_BUTTON_ID))?.focus();
  };
  return (
    // A new key when reopened from a dialog above it, so that it is mounted in front.
    <Primitive.Root
      key={isModal ? turn : "beside"}
      open={isOpen}
      onOpenChange={(open) => open || onClose()}
      modal={isModal}
    >
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-50" />
        <Primitive.Content
          data-mentor=""
          data-feature="AI Mentor"
          ref={fitToSeenWindow}
          aria-describedby={undefined}
          {...takeEscape(onClose)}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            box.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            giveFocusBack();
          }}
          // When not modal, using the page does not close it.
          onInteractOutside={(event) => isModal || event.preventDefault()}
          className="fixed z-50 flex flex-col overflow-clip bg-surface text-text outline-none data-[state=closed]:animate-sink-out data-[state=open]:animate-rise-in max-sm:inset-x-0 max-sm:top-(--seen-top,0px) max-sm:h-(--seen-height,100dvh) max-sm:pt-[env(safe-area-inset-top)] sm:right-[max(32px,calc((100%-1320px)/2))] sm:bottom-6 sm:h-[min(600px,100dvh-48px)] sm:w-[500px] sm:rounded-panel sm:shadow-overlay"
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
