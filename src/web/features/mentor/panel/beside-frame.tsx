import { type ReactNode, useEffect, useId, useRef } from "react";
import { createPortal } from "react-dom";
import { classNames } from "#web/ui/class-names.ts";
import { takeEscape } from "#web/ui/left-escape.ts";
import { useToastRoom } from "#web/ui/toast/use-toast-room.ts";
import { fitToSeenWindow } from "../seen-window.ts";
import { PANEL_FEATURE, PANEL_NAME } from "./panel-name.ts";
import { useDock } from "./use-dock.ts";
import { useEscape } from "./use-escape.ts";

interface BesideFrameProps {
  /** The place in an open workspace; null beside the page. */
  slot: HTMLElement | null;
  onClose: () => void;
  children: ReactNode;
}

/** Leaves what it stands beside usable: it neither covers it nor keeps the focus. */
export function BesideFrame({ slot, onClose, children }: BesideFrameProps) {
  const titleId = useId();
  const isInWorkspace = slot !== null;
  useDock(!isInWorkspace);
  const panel = useRef<HTMLElement>(null);
  useEscape(onClose);
  useEffect(() => fitToSeenWindow(slot?.closest<HTMLElement>("[role=dialog]") ?? panel.current), [slot]);
  return createPortal(
    <section
      ref={panel}
      // Within the workspace's dialog it is a region of it.
      role={isInWorkspace ? undefined : "dialog"}
      aria-labelledby={titleId}
      data-mentor=""
      data-beside=""
      data-state="open"
      data-feature={PANEL_FEATURE}
      {...takeEscape(onClose)}
      className={classNames(
        "[container-type:size] flex flex-col overflow-clip bg-surface text-text motion-reduce:animate-none",
        isInWorkspace ? IN_WORKSPACE : BESIDE_PAGE,
      )}
    >
      <h2 id={titleId} className="sr-only">
        {PANEL_NAME}
      </h2>
      {children}
      {isInWorkspace ? <ToastsAbove /> : null}
    </section>,
    slot ?? document.body,
  );
}

/** Docked from 1024 px on; below that 500 × 600 at the lower right; full screen where a window became a phone's. */
const BESIDE_PAGE =
  "fixed max-lg:z-50 max-lg:animate-rise-in max-lg:shadow-overlay max-sm:inset-x-0 max-sm:top-(--seen-top,0px) max-sm:h-(--seen-height,100dvh) max-sm:pt-[env(safe-area-inset-top)] sm:rounded-panel sm:max-lg:right-8 sm:max-lg:bottom-6 sm:max-lg:h-[min(600px,100dvh-48px)] sm:max-lg:w-[500px] lg:top-[89px] lg:right-4 lg:bottom-4 lg:z-25 lg:w-[380px] lg:animate-slide-in lg:border lg:border-border xl:right-[max(32px,calc((100%-1724px)/2))] xl:bottom-6";

/** A column beside the steps; on smaller screens a sheet below title and timer. */
const IN_WORKSPACE =
  "min-h-0 max-lg:flex-1 max-lg:animate-rise-in max-lg:rounded-t-panel sm:max-lg:rounded-b-dialog max-lg:border-t max-lg:border-border max-lg:shadow-overlay lg:h-full lg:w-[380px] lg:flex-none lg:animate-slide-in lg:rounded-r-dialog lg:border-l lg:border-border";

/** Toasts would cover the input, or the workspace's timer. */
function ToastsAbove() {
  useToastRoom("overlay", "calc(100dvh - 116px)");
  return null;
}
