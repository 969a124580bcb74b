import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";

/** Time to move the pointer across the gap between button and panel. */
const CLOSE_DELAY_MS = 200;

/** A panel that opens on hover, keyboard focus and click; leaving it, Escape or a second click closes it. */
export function useHoverPanel() {
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Opened by hover or focus: the click that follows must not close it again. */
  const isUnasked = useRef(false);

  const openUnasked = () => {
    clearTimeout(closing.current);
    if (!isOpen) isUnasked.current = true;
    setIsOpen(true);
  };

  useEffect(() => () => clearTimeout(closing.current), []);

  // Closes on a tap outside: touch causes neither a leave nor a blur here.
  useEffect(() => {
    if (!isOpen) return;
    const closeFromOutside = (event: Event) => {
      const isInside = event.target instanceof Node && trigger.current?.parentElement?.contains(event.target);
      if (!isInside) setIsOpen(false);
    };
    document.addEventListener("pointerdown", closeFromOutside);
    return () => document.removeEventListener("pointerdown", closeFromOutside);
  }, [isOpen]);

  return {
    isOpen,
    close: () => setIsOpen(false),
    frameProps: {
      onPointerEnter: (event: PointerEvent) => event.pointerType === "mouse" && openUnasked(),
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== "mouse") return;
        closing.current = setTimeout(() => setIsOpen(false), CLOSE_DELAY_MS);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setIsOpen(false);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== "Escape" || !isOpen) return;
        event.stopPropagation();
        // First, since keyboard focus would open it again.
        trigger.current?.focus();
        setIsOpen(false);
      },
    },
    triggerProps: {
      ref: trigger,
      onFocus: ({ target }: FocusEvent) => target.matches(":focus-visible") && openUnasked(),
      onClick: () => {
        if (isUnasked.current) isUnasked.current = false;
        else setIsOpen(!isOpen);
      },
    },
  };
}
