import { type PointerEvent, useEffect, useRef, useState } from "react";

/** Long enough to cross the gap between button and menu. */
const CLOSE_DELAY_MS = 200;

/** A menu that a mouse opens by hovering, while taps, clicks and keys keep working. */
export function useHoverOpen() {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isByHover = useRef(false);

  const enter = (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    clearTimeout(closing.current);
    if (!open) isByHover.current = true;
    setOpen(true);
  };
  const leave = (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    closing.current = setTimeout(() => setOpen(false), CLOSE_DELAY_MS);
  };
  const press = (event: PointerEvent) => {
    // The hover has just opened it: the click that follows must not close it again.
    if (open && isByHover.current) event.preventDefault();
    isByHover.current = false;
  };
  // Radix counts the trigger as outside, and would close what the trigger itself decides about.
  const ignoreTrigger = (event: Event) => {
    if (event.target instanceof Node && trigger.current?.contains(event.target)) event.preventDefault();
  };

  useEffect(() => () => clearTimeout(closing.current), []);

  return {
    open,
    setOpen,
    triggerProps: { ref: trigger, onPointerEnter: enter, onPointerLeave: leave, onPointerDown: press },
    contentProps: { onPointerEnter: enter, onPointerLeave: leave, onInteractOutside: ignoreTrigger },
  };
}
