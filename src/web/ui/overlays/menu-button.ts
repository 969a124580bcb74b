import { type KeyboardEvent, type MouseEvent, type RefObject, useId, useRef, useState } from "react";

/** State shared by a button and its menu. */
export interface MenuState {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  button: RefObject<HTMLButtonElement | null>;
  buttonId: string;
  /** Opened by keyboard: the first entry is focused at once. */
  isByKey: boolean;
}

/**
 * The button part of a menu. The menu itself is large and in its own chunk, which `prepare` loads when the
 * button is hovered or focused.
 */
export function useMenuButton(prepare: () => Promise<void>) {
  const [open, setOpen] = useState(false);
  const [isByKey, setIsByKey] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const buttonId = useId();
  /** False if the person left before the file was loaded: then the menu does not open. */
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
        // `detail` is 0 for clicks by keyboard.
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
