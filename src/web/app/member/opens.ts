import { prepareOverlay } from "./overlays.tsx";
import type { TopBarProps } from "./top-bar-props.ts";
import type { Overlay } from "./use-overlay.ts";

/** For a button that opens an overlay: pointing at it or focusing it fetches the overlay's file. */
export function opens(overlay: Overlay, onOpen: TopBarProps["onOpen"]) {
  const prepare = () => prepareOverlay(overlay);
  return { onClick: () => onOpen(overlay), onPointerEnter: prepare, onFocus: prepare };
}
