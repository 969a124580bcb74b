import { chromium } from "playwright-core";
import type { HttpClient } from "#server/testing/http-client.ts";
import { findBrowser } from "../../bin/bootstrap/browser.mjs";
import type { Spot } from "./hand.ts";
import { drawCursor } from "./in-page/drawn-cursor.ts";
import { moveClock } from "./in-page/moved-clock.ts";
import { slowDown } from "./in-page/slow-motion.ts";
import { SLOWNESS } from "./tempo.ts";

export const SIZE = { width: 1280, height: 800 };
/** Where the cursor starts, out of the way. */
export const START: Spot = { x: 560, y: 712 };

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--hide-scrollbars",
  "--force-color-profile=srgb",
];
const TIMEOUT_MS = 30_000;

export type Stage = Awaited<ReturnType<typeof openStage>>;

/** A browser window with Maya signed in, at the film's time, with a visible cursor. */
export async function openStage(origin: string, maya: HttpClient, now: Date) {
  const executablePath = findBrowser();
  if (!executablePath)
    throw new Error("The film needs Chrome or Chromium: install one, or set CHROME_PATH to it.");
  const browser = await chromium.launch({
    executablePath,
    args: FLAGS,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  const context = await browser.newContext({
    baseURL: origin,
    viewport: SIZE,
    colorScheme: "light",
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
  await context.addInitScript(drawCursor, START);
  const page = await context.newPage();
  await page.mouse.move(START.x, START.y);
  return { page, close: () => browser.close() };
}
