import { useEffect } from "react";

/**
 * How far above the window's lower edge notifications end while this is on screen, so that they cover no button.
 * What lies over the page decides before the page.
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
