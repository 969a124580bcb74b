import { t } from "#web/platform/language/text.ts";
import { Lantern } from "#web/ui/brand/lantern.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { useToastRoom } from "#web/ui/toast/use-toast-room.ts";
import { openMentor } from "#web/wiring/signals.ts";

export const MENTOR_BUTTON_ID = "mentor-button";

/** Offset that places toasts above the panel if that is not docked and the window is high enough. */
const TOAST_BOTTOM = { button: "24px", panel: "var(--toast-docked, min(628px, 100dvh - 112px))" };

interface MentorButtonProps {
  isOpen: boolean;
  /** Preloads the panel. */
  prepare: () => void;
}

/** The last of the tabs at the bottom of a phone; otherwise a tab in the page's right margin, where it covers nothing. */
export function MentorButton({ isOpen, prepare }: MentorButtonProps) {
  useToastRoom("page", isOpen ? TOAST_BOTTOM.panel : TOAST_BOTTOM.button);
  return (
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
        "fixed right-0 z-20 grid place-items-center content-center gap-1 text-[12px] leading-none font-semibold",
        "max-sm:bottom-[env(safe-area-inset-bottom)] max-sm:h-15 max-sm:w-1/4 max-sm:text-text-2",
        // With reduced motion every transition is one of colours (motion.css): the tab would fade in its fill and its word.
        "sm:bottom-24 sm:h-19 sm:w-12 sm:rounded-l-[14px] sm:bg-primary sm:text-[11px] sm:text-on-primary sm:shadow-[0_4px_0_var(--primary-edge),var(--shadow-float)] motion-safe:sm:transition-[transform,box-shadow] motion-safe:sm:duration-[var(--t-press)] motion-safe:sm:ease-out sm:active:translate-y-1 sm:active:shadow-[0_0_0_var(--primary-edge),var(--shadow-float)] sm:[@media(hover:hover)]:hover:bg-primary-hover",
        // The panel covers it or fills the screen.
        isOpen && "invisible",
      )}
    >
      <Lantern className="-my-0.5 h-6 w-5 sm:hidden" />
      <Lantern onPrimary className="h-9 w-[31px] max-sm:hidden" />
      {t("Mentor")}
    </button>
  );
}
