import type { PageDocument } from "./dom.ts";

declare const document: PageDocument;
declare const PerformanceObserver: new (
  seen: (list: { getEntries(): { value: number }[] }) => void,
) => { observe(options: object): void };

/** Runs before any script of the page and adds up every shift of the layout. */
export function recordShifts(): void {
  const shifts: number[] = [];
  Object.assign(globalThis, { shifts });
  new PerformanceObserver((list) => {
    shifts.push(...list.getEntries().map(({ value }) => value));
  }).observe({ type: "layout-shift", buffered: true });
}

export function shifts(): number[] {
  return Reflect.get(globalThis, "shifts");
}

/** What moves by itself, at this moment. */
export function movingParts(): number {
  return document.getAnimations().length;
}
