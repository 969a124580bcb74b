import { lazyPart } from "#web/platform/lazy/lazy-part.ts";
import { type OverlayName, openOverlay } from "#web/wiring/signals.ts";

const load = () => import("./member/overlays/overlays.tsx");

/** All overlays and the palette as a separate chunk: none can open before the person interacts. */
export const Overlays = lazyPart("overlays", async () => (await load()).Overlays);

/** Fetches an overlay before it is opened. A failed fetch is reported when it is opened. */
export async function prepareOverlay(name?: OverlayName): Promise<void> {
  await Overlays.preload();
  await load().then(
    ({ preloadOverlay }) => preloadOverlay(name),
    () => undefined,
  );
}

/** Props for a button that opens an overlay: hover or focus fetches the overlay's file. */
export function opens(name: OverlayName) {
  const prepare = () => void prepareOverlay(name);
  return { onClick: () => openOverlay.emit(name), onPointerEnter: prepare, onFocus: prepare };
}
