import type { Locator, Page } from "playwright-core";
import { during, pause } from "./tempo.ts";

export interface Spot {
  x: number;
  y: number;
}

const KEY_MS = 28;
const PRESS_MS = 90;
const AIM_MS = 140;

export type Hand = ReturnType<typeof createHand>;

/** Moves, clicks and types like an experienced user. */
export function createHand(page: Page, start: Spot) {
  let at = start;

  const glide = async (to: Spot) => {
    const from = at;
    const distance = Math.hypot(to.x - from.x, to.y - from.y);
    // A hand moves in a slight arc, not in a straight line.
    const bend = Math.min(26, distance * 0.06);
    await during(Math.min(850, 260 + distance * 0.75), async (part) => {
      const eased = ease(part);
      const lift = Math.sin(Math.PI * eased) * bend;
      await page.mouse.move(from.x + (to.x - from.x) * eased, from.y + (to.y - from.y) * eased - lift);
    });
    at = to;
  };

  const moveTo = async (target: Locator) => {
    await target.waitFor();
    await glide(await middleOf(target));
  };

  return {
    glide,
    moveTo,
    async click(target: Locator) {
      await moveTo(target);
      await pause(AIM_MS);
      // The target may have moved meanwhile, like a dialog that slides in.
      const { x, y } = await middleOf(target);
      await page.mouse.move(x, y);
      at = { x, y };
      await page.mouse.down();
      await pause(PRESS_MS);
      await page.mouse.up();
    },
    async type(text: string) {
      for (const [index, letter] of [...text].entries()) {
        await page.keyboard.type(letter);
        await pause(KEY_MS + (letter === " " ? 26 : 0) + ((index * 37) % 29));
      }
    },
    /** Turns the wheel in small steps. */
    async scroll(byPx: number, durationMs: number) {
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

const ease = (part: number) => (part < 0.5 ? 4 * part ** 3 : 1 - (-2 * part + 2) ** 3 / 2);

async function middleOf(target: Locator): Promise<Spot> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`Not on screen: ${target}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
