declare const dispatchEvent: (event: object) => void;
declare const PointerEvent: new (type: string) => object;

/** A hand on the mouse: the page takes it as the first sign of use. Runs inside the page. */
export function moveMouse(): void {
  setInterval(() => dispatchEvent(new PointerEvent("pointermove")), 100);
}
