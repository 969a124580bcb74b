const TABBABLE = "a[href], button, input, select, textarea, [tabindex='0']";

/** Marks a scrolling box that has content above or below what is seen, and lets keys scroll one with nothing to focus. */
export function markScrollEdges(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return;
  const mark = () => {
    const { scrollTop, clientHeight, scrollHeight } = box;
    const isHigher = scrollHeight > clientHeight + 1;
    box.toggleAttribute("data-above", scrollTop > 0);
    box.toggleAttribute("data-below", isHigher && scrollTop + clientHeight < scrollHeight - 1);
    if (isHigher && !box.querySelector(TABBABLE)) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  };
  const observer = new ResizeObserver(mark);
  observer.observe(box);
  for (const part of box.children) observer.observe(part);
  box.addEventListener("scroll", mark, { passive: true });
  return () => {
    observer.disconnect();
    box.removeEventListener("scroll", mark);
  };
}
