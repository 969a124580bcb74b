/**
 * A phone's keyboard covers the page without making it smaller: the panel takes the part that is still seen, so that
 * its box stands above the keys.
 */
export function fitToSeenWindow(panel: HTMLElement | null): (() => void) | undefined {
  const seen = window.visualViewport;
  if (!panel || !seen) return;
  const follow = () => {
    // Zoomed in by hand, the page is to stay as it is.
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
