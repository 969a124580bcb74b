import { type MouseEvent, type PointerEvent, useEffect, useRef } from "react";
import { useMenuButton } from "#web/ui/overlays/menu-button.ts";

/** Time to move the pointer across the gap between button and menu. */
const CLOSE_DELAY_MS = 200;

export interface HoverProps {
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: (event: PointerEvent) => void;
}

/** A menu that opens on mouse hover, and by tap, click and keyboard. */
export function useHoverMenu(prepare: () => Promise<void>) {
  const { menu, show, buttonProps } = useMenuButton(prepare);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isByHover = useRef(false);
  useEffect(() => () => clearTimeout(closing.current), []);

  const hover: HoverProps = {
    onPointerEnter: (event) => {
      if (event.pointerType !== "mouse") return;
      clearTimeout(closing.current);
      if (menu.open) return;
      isByHover.current = true;
      void show(false);
    },
    onPointerLeave: (event) => {
      if (event.pointerType !== "mouse") return;
      closing.current = setTimeout(() => menu.onOpenChange(false), CLOSE_DELAY_MS);
    },
  };
  const onClick = (event: MouseEvent) => {
    // Hovering has just opened it: the click that follows must not close it again.
    if (!(menu.open && isByHover.current)) buttonProps.onClick(event);
    isByHover.current = false;
  };
  return { menu, buttonProps: { ...buttonProps, ...hover, onClick }, panelProps: hover };
}
