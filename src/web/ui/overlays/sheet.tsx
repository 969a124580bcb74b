import * as Primitive from "radix-ui/dialog";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { CloseButton } from "../controls/close-button.tsx";
import { takeEscape } from "../left-escape.ts";
import { useFocusReturn } from "./use-focus-return.ts";

interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Feature name for analytics. Default: the title. */
  feature?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A panel at the right edge: the phone's menu, the activity list. Full width below 420 px. */
export function Sheet({ open, onOpenChange, title, feature = title, className, children }: SheetProps) {
  const focusReturn = useFocusReturn();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Primitive.Content
          {...focusReturn}
          {...takeEscape(() => onOpenChange(false))}
          data-feature={feature}
          aria-describedby={undefined}
          className={classNames(
            "fixed inset-y-0 right-0 z-50 flex h-dvh w-full max-w-[420px] flex-col bg-surface pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)] text-text shadow-overlay outline-none data-[state=closed]:animate-slide-out data-[state=open]:animate-slide-in min-[420px]:rounded-l-dialog",
            className,
          )}
        >
          <header className="flex min-h-[60px] flex-none items-center gap-3 border-b border-border py-2 pr-3 pl-5">
            <Primitive.Title className="text-18 font-750">{title}</Primitive.Title>
            <Primitive.Close asChild>
              <CloseButton className="ml-auto" />
            </Primitive.Close>
          </header>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrolled by keys as well */}
          <div tabIndex={0} className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4">
            {children}
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
