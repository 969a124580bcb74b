import type { Locator, Page } from "playwright-core";
import { during, ease, pause } from "./tempo.ts";

export interface Spot {
  x: number;
  y: number;
}

/** What the walk is made with: a mouse, or a finger (`finger.ts`). */
export interface Hand {
  /** Is there; parts of the page wait for the first sign of somebody. */
  arrive(): Promise<void>;
  /** Shows what comes next; a finger points at nothing. */
  moveTo(target: Locator): Promise<void>;
  /** In its middle, or this far from its left edge. */
  click(target: Locator, fromLeftPx?: number): Promise<void>;
  type(text: string): Promise<void>;
  /** Scrolls what is in the middle of the target. */
  scroll(target: Locator, byPx: number, durationMs: number): Promise<void>;
  rest(ms: number): Promise<void>;
}

const KEY_MS = 18;
const PRESS_MS = 90;
const AIM_MS = 140;

/** Moves, clicks and types like an experienced user. */
export function createMouse(page: Page, start: Spot): Hand {
  let at = start;

  const glide = async (to: Spot) => {
    const from = at;
    const distance = Math.hypot(to.x - from.x, to.y - from.y);
    // A hand moves in a slight arc, not in a straight line.
    const bend = Math.min(26, distance * 0.06);
    await during(Math.min(750, 240 + distance * 0.7), async (part) => {
      const eased = ease(part);
      const lift = Math.sin(Math.PI * eased) * bend;
      await page.mouse.move(from.x + (to.x - from.x) * eased, from.y + (to.y - from.y) * eased - lift);
    });
    at = to;
  };

  const moveTo = async (target: Locator, fromLeftPx?: number) => {
    await target.waitFor();
    await glide(await spotOn(target, fromLeftPx));
  };

  return {
    async arrive() {
      await page.mouse.move(at.x - 1, at.y);
      await page.mouse.move(at.x, at.y);
      // The last of the parts in view.
      await page.getByRole("button", { name: "Entry" }).waitFor();
    },
    moveTo: (target) => moveTo(target),
    async click(target, fromLeftPx) {
      await moveTo(target, fromLeftPx);
      await pause(AIM_MS);
      // The target may have moved meanwhile, like a dialog that slides in.
      at = await spotOn(target, fromLeftPx);
      await page.mouse.move(at.x, at.y);
      await page.mouse.down();
      await pause(PRESS_MS);
      await page.mouse.up();
    },
    type: (text) => typeLetters(page, text),
    /** Turns the wheel in small steps. */
    async scroll(target, byPx, durationMs) {
      await moveTo(target);
      let done = 0;
      await during(durationMs, async (part) => {
        const due = Math.round(ease(part) * byPx);
        if (due !== done) await page.mouse.wheel(0, due - done);
        done = due;
      });
    },
    rest: pause,
  };
}

export async function typeLetters(page: Page, text: string): Promise<void> {
  for (const [index, letter] of [...text].entries()) {
    await page.keyboard.type(letter);
    await pause(KEY_MS + (letter === " " ? 26 : 0) + ((index * 37) % 29));
  }
}

export async function spotOn(target: Locator, fromLeftPx?: number): Promise<Spot> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`Not on screen: ${target}`);
  return { x: box.x + (fromLeftPx ?? box.width / 2), y: box.y + box.height / 2 };
}
