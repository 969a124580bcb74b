import { lazyPart } from "#web/platform/lazy/lazy-part.ts";
import { type OverlayName, openOverlay } from "#web/wiring/signals.ts";

const load = () => import("./overlays.tsx");

/** All overlays with the palette, in a file of their own: nobody opens one before touching the page. */
export const Overlays = lazyPart("overlays", async () => (await load()).Overlays);

/** Fetches an overlay before it is opened. What cannot be fetched says so when it is opened. */
export async function prepareOverlay(name?: OverlayName): Promise<void> {
  await Overlays.preload();
  await load().then(
    ({ preloadOverlay }) => preloadOverlay(name),
    () => undefined,
  );
}

/** For a button that opens an overlay: pointing at it or focusing it fetches the overlay's file. */
export function opens(name: OverlayName) {
  const prepare = () => void prepareOverlay(name);
  return { onClick: () => openOverlay.emit(name), onPointerEnter: prepare, onFocus: prepare };
}
