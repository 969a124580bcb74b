import { type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { classNames } from "../class-names.ts";

const GAP_PX = 7;
const EDGE_PX = 8;

interface TooltipBubbleProps {
  text: string;
  side: "top" | "bottom";
  /** Wrapper of the explained element. */
  frame: RefObject<Element | null>;
  onClose: () => void;
  className?: string;
}

export function TooltipBubble({ text, side, frame, onClose, className }: TooltipBubbleProps) {
  const id = useId();
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const explained = frame.current?.firstElementChild;
    if (!explained || !bubble.current) return;
    place(bubble.current, explained.getBoundingClientRect(), side);
    explained.setAttribute("aria-describedby", id);
    return () => explained.removeAttribute("aria-describedby");
  }, [frame, side, id]);
  useCloseByEscapeOrScroll(onClose);
  return createPortal(
    <div
      ref={bubble}
      id={id}
      role="tooltip"
      className={classNames(
        "fixed z-60 max-w-[280px] animate-fade-in rounded-[9px] bg-text px-2.5 py-1.5 text-13 font-550 text-bg shadow-float",
        // Covers the gap, so that the pointer can move onto the text.
        "before:absolute before:inset-x-0 before:h-[7px] after:absolute after:left-(--arrow-x) after:size-2 after:-translate-x-1/2 after:rotate-45 after:bg-text",
        side === "top" ? "before:top-full after:-bottom-1" : "before:bottom-full after:-top-1",
        className,
      )}
    >
      {text}
    </div>,
    document.body,
  );
}

function place(bubble: HTMLElement, explained: DOMRect, side: "top" | "bottom"): void {
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const middle = explained.left + explained.width / 2;
  const rightmost = document.documentElement.clientWidth - EDGE_PX - width;
  const left = Math.max(EDGE_PX, Math.min(middle - width / 2, rightmost));
  const top = side === "top" ? explained.top - GAP_PX - height : explained.bottom + GAP_PX;
  bubble.style.left = `${left}px`;
  bubble.style.top = `${top}px`;
  bubble.style.setProperty("--arrow-x", `${middle - left}px`);
}

function useCloseByEscapeOrScroll(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === "Escape" && close();
    const onScroll = () => close();
    document.addEventListener("keydown", onKey);
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      document.removeEventListener("keydown", onKey);
      window.removeEventListener("scroll", onScroll);
    };
  }, []);
}
