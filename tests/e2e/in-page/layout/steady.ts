import type { PageDocument } from "../dom.ts";

declare const document: PageDocument;
declare const PerformanceObserver: new (
  seen: (list: { getEntries(): { value: number }[] }) => void,
) => { observe(options: object): void };

/** Runs before the page's scripts and sums up all layout shifts. */
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

/** The animations that are running now. */
export function movingParts(): number {
  return document.getAnimations().length;
}
