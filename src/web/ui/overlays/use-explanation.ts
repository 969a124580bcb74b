import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { TOOLTIP_OPEN_DELAY_MS } from "./tooltip.tsx";

export interface Explanation {
  isOpen: boolean;
  close: () => void;
  /** For the hover area: the button alone, or the whole tile around it. */
  area: { onPointerMove: (event: PointerEvent) => void; onPointerLeave: () => void };
  sign: { onFocus: (event: FocusEvent) => void; onBlur: () => void; onClick: () => void };
  /** Wrapper of the button; a press anywhere else closes. */
  frame: RefObject<HTMLSpanElement | null>;
}

/** Unlike a tooltip it may be the only place for information, so a tap opens it too. */
export function useExplanation(): Explanation {
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<HTMLSpanElement>(null);
  const opening = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(opening.current), []);

  const close = () => {
    clearTimeout(opening.current);
    opening.current = undefined;
    setIsOpen(false);
  };
  const open = () => {
    clearTimeout(opening.current);
    setIsOpen(true);
  };
  useCloseByPressElsewhere(isOpen, frame, close);
  return {
    isOpen,
    close,
    frame,
    area: {
      onPointerMove: ({ pointerType }) => {
        if (pointerType === "mouse" && !isOpen) opening.current ??= setTimeout(open, TOOLTIP_OPEN_DELAY_MS);
      },
      onPointerLeave: close,
    },
    sign: {
      onFocus: ({ target }) => target.matches(":focus-visible") && open(),
      onBlur: close,
      onClick: open,
    },
  };
}

/** Safari does not move the focus on a tap, so listening for blur is not enough. */
export function useCloseByPressElsewhere(
  isOpen: boolean,
  frame: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: Event) => !frame.current?.contains(target as Node) && close();
    document.addEventListener("pointerdown", onPress);
    return () => document.removeEventListener("pointerdown", onPress);
  }, [isOpen, frame]);
}
