import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** Width used until the element is laid out. */
const UNMEASURED_PX = 640;

/** The width of an element in pixels, kept up to date. */
export function useWidth<E extends Element>(): [RefObject<E | null>, number] {
  const element = useRef<E>(null);
  const [widthPx, setWidthPx] = useState(UNMEASURED_PX);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => measured.clientWidth > 0 && setWidthPx(measured.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  return [element, widthPx];
}
