import {
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useReducer,
  useRef,
  useState,
} from "react";
import type { TooltipBubble } from "./tooltip-bubble.tsx";

export const TOOLTIP_OPEN_DELAY_MS = 700;
const TOOLTIP_SKIP_DELAY_MS = 300;

/** Shared by all tooltips: moving from one to the next skips the delay. */
let lastLeftAtMs = 0;

let Bubble: typeof TooltipBubble | undefined;

/** Fetches the bubble, which the first screen does not need. Where it cannot be fetched, there are no hints. */
export async function loadTooltips(): Promise<void> {
  try {
    Bubble ??= (await import("./tooltip-bubble.tsx")).TooltipBubble;
  } catch {
    // The next approach tries again.
  }
}

interface TooltipProps {
  text: string;
  side?: "top" | "bottom";
  /** One focusable element. */
  children: ReactElement;
}

/** A hint that repeats or adds: never the only place for information, since touch has no hover. */
export function Tooltip({ text, side = "top", children }: TooltipProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [, showLoaded] = useReducer((count: number) => count + 1, 0);
  const frame = useRef<HTMLSpanElement>(null);
  const opening = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(opening.current), []);

  const close = () => {
    clearTimeout(opening.current);
    opening.current = undefined;
    setIsOpen(false);
  };
  const prepare = () => {
    if (!Bubble) void loadTooltips().then(showLoaded);
  };
  const approach = ({ pointerType }: PointerEvent) => {
    if (pointerType !== "mouse" || isOpen || opening.current !== undefined) return;
    prepare();
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
      onFocus={({ target }: FocusEvent) => {
        if (!target.matches(":focus-visible")) return;
        prepare();
        setIsOpen(true);
      }}
      onBlur={close}
    >
      {children}
      {isOpen && Bubble ? <Bubble text={text} side={side} frame={frame} onClose={close} /> : null}
    </span>
  );
}
