import { ReadableStream } from "node:stream/web";

/** What Radix and the mentor ask of a browser and jsdom has not; nothing here changes what a test can see. */
export function fillJsdomGaps(): void {
  const element = Reflect.get(globalThis, "Element").prototype;
  const gaps: [object, string, unknown][] = [
    [element, "scrollIntoView", () => undefined],
    [element, "hasPointerCapture", () => false],
    [element, "setPointerCapture", () => undefined],
    [element, "releasePointerCapture", () => undefined],
    [globalThis, "ReadableStream", ReadableStream],
    [globalThis, "ResizeObserver", IdleResizeObserver],
    [globalThis, "matchMedia", neverMatches],
  ];
  for (const [target, name, value] of gaps) {
    if (Reflect.get(target, name) === undefined)
      Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
}

class IdleResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

function neverMatches(media: string) {
  return { media, matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
}
