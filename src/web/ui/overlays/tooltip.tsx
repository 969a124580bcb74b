import { type FocusEvent, type PointerEvent, type ReactElement, useEffect, useRef, useState } from "react";
import { TooltipBubble } from "./tooltip-bubble.tsx";

export const TOOLTIP_OPEN_DELAY_MS = 700;
const TOOLTIP_SKIP_DELAY_MS = 300;

/** Shared by all tooltips: moving from one to the next skips the delay. */
let lastLeftAtMs = 0;

interface TooltipProps {
  text: string;
  side?: "top" | "bottom";
  /** One focusable element. */
  children: ReactElement;
}

/** A hint that repeats or adds: never the only place for information, since touch has no hover. */
export function Tooltip({ text, side = "top", children }: TooltipProps) {
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<HTMLSpanElement>(null);
  const opening = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(opening.current), []);

  const close = () => {
    clearTimeout(opening.current);
    opening.current = undefined;
    setIsOpen(false);
  };
  const approach = ({ pointerType }: PointerEvent) => {
    if (pointerType !== "mouse" || isOpen || opening.current !== undefined) return;
    const isNext = Date.now() - lastLeftAtMs < TOOLTIP_SKIP_DELAY_MS;
    if (isNext) setIsOpen(true);
    else opening.current = setTimeout(() => setIsOpen(true), TOOLTIP_OPEN_DELAY_MS);
  };
  const leave = () => {
    if (isOpen) lastLeftAtMs = Date.now();
    close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the element inside is the one to use; this only looks on
    <span
      ref={frame}
      className="contents"
      onPointerMove={approach}
      onPointerLeave={leave}
      onPointerDown={close}
      onFocus={({ target }: FocusEvent) => target.matches(":focus-visible") && setIsOpen(true)}
      onBlur={close}
    >
      {children}
      {isOpen ? <TooltipBubble text={text} side={side} frame={frame} onClose={close} /> : null}
    </span>
  );
}
