import { useEffect } from "react";

/**
 * Distance of toasts from the window's bottom edge while mounted, so that they cover no button.
 * An overlay's value takes precedence over the page's.
 */
export function useToastRoom(layer: "page" | "overlay", bottom: string): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const name = `--toast-${layer}`;
    style.setProperty(name, bottom);
    return () => {
      style.removeProperty(name);
    };
  }, [layer, bottom]);
}
