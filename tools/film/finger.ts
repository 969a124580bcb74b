import type { Page } from "playwright-core";
import { type Hand, spotOn, typeLetters } from "./hand.ts";
import { scrollAt } from "./in-page/scroll-at.ts";
import { during, ease, pause } from "./tempo.ts";

const REACH_MS = 400;

/** Taps and drags like a thumb on a phone. Nothing is seen of it but where it taps. */
export function createFinger(page: Page): Hand {
  return {
    // A touch would do something; a key of no meaning is a sign of somebody, too.
    arrive: () => page.keyboard.press("Shift"),
    moveTo: (target) => target.waitFor(),
    async click(target, fromLeftPx) {
      await target.waitFor();
      await pause(REACH_MS);
      const { x, y } = await spotOn(target, fromLeftPx);
      await page.touchscreen.tap(x, y);
    },
    type: (text) => typeLetters(page, text),
    async scroll(target, byPx, durationMs) {
      const spot = await spotOn(target);
      let done = 0;
      await during(durationMs, async (part) => {
        const due = Math.round(ease(part) * byPx);
        if (due !== done) await page.evaluate(scrollAt, { ...spot, byPx: due - done });
        done = due;
      });
    },
    rest: pause,
  };
}
