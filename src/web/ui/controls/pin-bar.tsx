import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";

/**
 * The main action: in its place from small width up, pinned to the bottom of the window on a phone. One element for
 * both, so that there is one button. No parent may have a transform or a filter: it would be pinned to that parent.
 */
export function PinBar({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      data-pin-bar
      className={classNames(
        "flex gap-2 max-sm:fixed max-sm:inset-x-0 max-sm:bottom-(--phone-tabs,0px) max-sm:z-25 max-sm:border-t max-sm:border-border max-sm:bg-surface max-sm:px-4 max-sm:pt-2.5 max-sm:pb-[15px]",
        className,
      )}
    >
      {children}
    </div>
  );
}
