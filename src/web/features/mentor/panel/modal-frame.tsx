import * as Primitive from "radix-ui/dialog";
import type { ReactNode, RefObject } from "react";
import { takeEscape } from "#web/ui/left-escape.ts";
import { fitToSeenWindow } from "../seen-window.ts";
import { PANEL_FEATURE, PANEL_NAME } from "./panel-name.ts";

interface ModalFrameProps {
  isOpen: boolean;
  onClose: () => void;
  onClosed: () => void;
  /** Focused on opening. */
  box: RefObject<HTMLTextAreaElement | null>;
  children: ReactNode;
}

/** Full screen on a phone; over a dialog on a wider screen, 500 × 600 at the lower right. */
export function ModalFrame({ isOpen, onClose, onClosed, box, children }: ModalFrameProps) {
  return (
    <Primitive.Root open={isOpen} onOpenChange={(open) => open || onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-50" />
        <Primitive.Content
          data-mentor=""
          data-feature={PANEL_FEATURE}
          ref={fitToSeenWindow}
          aria-describedby={undefined}
          {...takeEscape(onClose)}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            box.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
          className="fixed z-50 flex flex-col overflow-clip bg-surface text-text outline-none data-[state=closed]:animate-sink-out data-[state=open]:animate-rise-in max-sm:inset-x-0 max-sm:top-(--seen-top,0px) max-sm:h-(--seen-height,100dvh) max-sm:pt-[env(safe-area-inset-top)] sm:right-[max(32px,calc((100%-var(--page))/2))] sm:bottom-6 sm:h-[min(600px,100dvh-48px)] sm:w-[500px] sm:rounded-panel sm:shadow-overlay"
        >
          <Primitive.Title className="sr-only">{PANEL_NAME}</Primitive.Title>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
