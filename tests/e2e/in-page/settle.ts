import type { PageDocument } from "./dom.ts";

declare const document: PageDocument;
declare const requestAnimationFrame: (next: () => void) => void;

/** Resolves when fonts are loaded and all finite animations have ended. */
export async function settle(): Promise<void> {
  await document.fonts.ready;
  await new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  for (const animation of document.getAnimations())
    if (animation.effect?.getTiming().iterations !== Infinity) animation.finish();
}
