/**
 * A phone's keyboard covers the page without resizing it. Fits the panel to the visible part, so that its
 * input is above the keyboard.
 */
export function fitToSeenWindow(panel: HTMLElement | null): (() => void) | undefined {
  const seen = window.visualViewport;
  if (!panel || !seen) return;
  const follow = () => {
    // When pinch-zoomed, the panel keeps its size.
    const isZoomed = seen.scale > 1.01;
    panel.style.setProperty("--seen-height", isZoomed ? "100dvh" : `${seen.height}px`);
    panel.style.setProperty("--seen-top", isZoomed ? "0px" : `${seen.offsetTop}px`);
  };
  follow();
  seen.addEventListener("resize", follow);
  seen.addEventListener("scroll", follow);
  return () => {
    seen.removeEventListener("resize", follow);
    seen.removeEventListener("scroll", follow);
  };
}
