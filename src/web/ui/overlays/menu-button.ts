import { type KeyboardEvent, type MouseEvent, type RefObject, useId, useRef, useState } from "react";

/** What a button and the menu that it opens know of each other. */
export interface MenuState {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  button: RefObject<HTMLButtonElement | null>;
  buttonId: string;
  /** Opened by a key: the first entry then has the focus at once. */
  isByKey: boolean;
}

/**
 * The button's half of a menu. The menu itself is large and lies in a file of its own, which `prepare` fetches as soon
 * as the button is pointed at or has the focus.
 */
export function useMenuButton(prepare: () => Promise<void>) {
  const [open, setOpen] = useState(false);
  const [isByKey, setIsByKey] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const buttonId = useId();
  /** Whoever has left before the file was there wants no menu any more. */
  const isWanted = useRef(false);

  const change = (next: boolean) => {
    isWanted.current = next;
    setOpen(next);
  };
  const show = async (byKey: boolean) => {
    isWanted.current = true;
    setIsByKey(byKey);
    await prepare();
    if (isWanted.current) setOpen(true);
  };
  const warm = () => void prepare();
  const menu: MenuState = { open, onOpenChange: change, button, buttonId, isByKey };
  return {
    menu,
    show,
    buttonProps: {
      ref: button,
      id: buttonId,
      "aria-haspopup": "menu" as const,
      "aria-expanded": open,
      "data-state": open ? "open" : "closed",
      onPointerEnter: warm,
      onPointerDown: warm,
      onFocus: warm,
      onClick: (event: MouseEvent) => {
        if (open) change(false);
        // A click by key counts no presses.
        else void show(event.detail === 0);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== "ArrowDown") return;
        event.preventDefault();
        void show(true);
      },
    },
  };
}
