import { chromium } from "playwright-core";
import type { HttpClient } from "#server/testing/http-client.ts";
import { findBrowser } from "../../bin/bootstrap/browser.mjs";
import type { Cut } from "./cuts.ts";
import { createFinger } from "./finger.ts";
import { createMouse } from "./hand.ts";
import { drawCursor } from "./in-page/drawn-cursor.ts";
import { moveClock } from "./in-page/moved-clock.ts";
import { slowDown } from "./in-page/slow-motion.ts";
import { SLOWNESS } from "./tempo.ts";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--hide-scrollbars",
  "--force-color-profile=srgb",
];
const TIMEOUT_MS = 120_000;

export type Stage = Awaited<ReturnType<typeof openStage>>;

interface StageOptions {
  origin: string;
  maya: HttpClient;
  now: Date;
  cut: Cut;
}

/** A browser window with Maya signed in, at the film's time, with a visible cursor or touches. */
export async function openStage({ origin, maya, now, cut }: StageOptions) {
  const executablePath = findBrowser();
  if (!executablePath)
    throw new Error("The film needs Chrome or Chromium: install one, or set CHROME_PATH to it.");
  const browser = await chromium.launch({
    executablePath,
    // A recording ignores the page's own factor and takes the screen's.
    args: [...FLAGS, `--force-device-scale-factor=${cut.sharpness}`],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  const context = await browser.newContext({
    baseURL: origin,
    viewport: cut.size,
    deviceScaleFactor: cut.sharpness,
    colorScheme: cut.colorScheme,
    hasTouch: !cut.mouseAt,
    reducedMotion: "no-preference",
    locale: "en-GB",
    timezoneId: "UTC",
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  const ours = [...maya.cookies].filter(([name]) => name.startsWith("sq_"));
  await context.addCookies(ours.map(([name, { value }]) => ({ name, value, url: origin })));
  // tsx wraps function names with a helper that does not exist in the page.
  await context.addInitScript("globalThis.__name = (it) => it;");
  await context.addInitScript(moveClock, { nowMs: now.getTime(), slowness: SLOWNESS });
  await context.addInitScript(slowDown, SLOWNESS);
  await context.addInitScript(drawCursor, cut.mouseAt);
  const page = await context.newPage();
  const hand = cut.mouseAt ? createMouse(page, cut.mouseAt) : createFinger(page);
  return { page, hand, close: () => browser.close() };
}
