import { Lantern } from "#web/ui/brand/lantern.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { useToastRoom } from "#web/ui/toast/use-toast-room.ts";
import { openMentor } from "#web/wiring/signals.ts";

export const MENTOR_BUTTON_ID = "mentor-button";

/** Offset that places toasts above the button, and above the panel if that is not docked and the window is high enough. */
const TOAST_BOTTOM = { button: "88px", panel: "var(--toast-docked, min(628px, 100dvh - 112px))" };

interface MentorButtonProps {
  isOpen: boolean;
  /** Preloads the panel. */
  prepare: () => void;
}

/** Floats over the page's fading end; the space below keeps the end of the page readable. */
export function MentorButton({ isOpen, prepare }: MentorButtonProps) {
  useToastRoom("page", isOpen ? TOAST_BOTTOM.panel : TOAST_BOTTOM.button);
  return (
    <>
      <div className="h-8" aria-hidden="true" />
      <div
        className="pointer-events-none fixed inset-x-0 bottom-0 z-20 h-26 bg-[linear-gradient(transparent,var(--bg)_48%)] sm:h-31"
        aria-hidden="true"
      />
      <button
        type="button"
        id={MENTOR_BUTTON_ID}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts="M"
        onClick={() => openMentor.emit({ prompt: "" })}
        onPointerEnter={prepare}
        onPointerDown={prepare}
        onFocus={prepare}
        className={classNames(
          "fixed right-4 bottom-[calc(26px+env(safe-area-inset-bottom))] z-20 inline-flex h-14 items-center gap-2.5 rounded-panel border-0 bg-primary pr-5 pl-3 font-display text-[17px] leading-none font-750 text-on-primary shadow-[0_4px_0_var(--primary-edge),var(--shadow-float)] transition-[transform,box-shadow] duration-[var(--t-press)] ease-out active:translate-y-1 active:shadow-[0_0_0_var(--primary-edge),var(--shadow-float)] sm:right-[max(32px,calc((100%-1320px)/2))] sm:bottom-6 sm:h-15 [@media(hover:hover)]:hover:bg-primary-hover",
          // The panel covers it or fills the screen.
          isOpen && "invisible",
        )}
      >
        <Lantern onPrimary className="h-[42px] w-9" />
        Mentor
      </button>
    </>
  );
}
