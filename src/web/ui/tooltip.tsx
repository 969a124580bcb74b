import * as Primitive from "radix-ui/tooltip";
import type { ReactElement, ReactNode } from "react";

export const TOOLTIP_OPEN_DELAY_MS = 700;
export const TOOLTIP_SKIP_DELAY_MS = 300;

/** Once, around the app: tooltips within share their delays. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={TOOLTIP_OPEN_DELAY_MS} skipDelayDuration={TOOLTIP_SKIP_DELAY_MS}>
      {children}
    </Primitive.Provider>
  );
}

interface TooltipProps {
  text: ReactNode;
  side?: "top" | "right" | "bottom" | "left";
  /** One focusable element that takes a ref. */
  children: ReactElement;
}

/** Repeats or adds a hint: never the only place where something is said, touch has no hover. */
export function Tooltip({ text, side = "top", children }: TooltipProps) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          side={side}
          sideOffset={7}
          collisionPadding={8}
          className="z-60 flex max-w-[280px] animate-fade-in items-center gap-2 rounded-[9px] bg-text px-2.5 py-1.5 text-13 font-550 text-bg shadow-float"
        >
          {text}
          <Primitive.Arrow className="fill-text" />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
