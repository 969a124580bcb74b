import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { CDPSession, Page } from "playwright-core";
import { findProjectRoot } from "#server/platform/project-root.ts";
import { axeProblems, COLOUR_RULES } from "./axe.ts";
import { HEIGHTS, MOUSE_FROM, THEMES, type Theme, type Width } from "./browser.ts";
import { layoutScript } from "./in-page/layout/layout.ts";
import type { LayoutRules } from "./in-page/layout/layout-geometry.ts";
import { settle } from "./in-page/settle.ts";
import { showTheme } from "./in-page/theme.ts";

const FOLDER = join(findProjectRoot(), "screenshots");
/** A run of the whole suite takes none: they need a quarter of the time of a look. */
const TAKES_PICTURES = process.env.SIDEQUEST_PICTURES !== "0";
const TOUCH_TARGET_PX = 44;
/** Problems that last longer than this are reported. */
const REST_WITHIN_MS = 10_000;
/** From wide to narrow: after touch emulation, Chromium no longer reports hover support. */
const ALL_WIDTHS: Width[] = [1280, 768, 360];

interface LookOptions {
  /** The part to check, e.g. an open dialog; the rest is behind it. */
  within?: string;
  widths?: Width[];
  /** Scrolls to what is looked at: another width and axe move it. */
  arrive?: () => Promise<void>;
  /** The same screen is looked at elsewhere, in other words: its colours are known in both themes. */
  inOtherWords?: boolean;
}

/**
 * Checks what is on screen in both themes and at every width: layout and accessibility. Also saves a picture
 * to screenshots/, unless all tests run. Returns one line per problem.
 */
export async function look(page: Page, name: string, options: LookOptions = {}): Promise<string[]> {
  const { within = "body", widths = ALL_WIDTHS, inOtherWords = false, arrive } = options;
  const device = await page.context().newCDPSession(page);
  const problems: string[] = [];
  // It covers the loaded page for a moment longer.
  await page.locator("#loading-screen").waitFor({ state: "detached" });
  for (const width of widths) {
    await hold(page, device, width);
    for (const theme of THEMES) {
      const checks = checksFor(theme, width, widths, inOtherWords);
      if (!checks.layout && !checks.axe && !TAKES_PICTURES) continue;
      await dress(page, theme);
      await arrive?.();
      const at = `${name}-${width}-${theme}`;
      problems.push(
        ...(await findProblems(page, within, width, checks)).map((problem) => `${at}: ${problem}`),
      );
      if (!TAKES_PICTURES) continue;
      await arrive?.();
      await takePicture(device, at, within === "body");
    }
  }
  await device.detach();
  return problems;
}

interface Checks {
  layout: boolean;
  axe: "all" | "colours" | null;
}

/** Layout does not depend on the theme, nor colours on the width: the slow axe runs only twice. */
function checksFor(theme: Theme, width: Width, widths: Width[], inOtherWords: boolean): Checks {
  if (theme === "light") return { layout: true, axe: width === widths[0] ? "all" : null };
  if (width !== widths.at(-1) || inOtherWords) return { layout: false, axe: null };
  // At one width the page is the same in both themes but for its colours.
  return { layout: false, axe: widths.length > 1 ? "all" : "colours" };
}

async function findProblems(page: Page, within: string, width: Width, checks: Checks) {
  const targetPx = width >= MOUSE_FROM ? 0 : TOUCH_TARGET_PX;
  const layout = checks.layout ? await layoutAtRest(page, { within, targetPx }) : [];
  const rules = checks.axe === "colours" ? COLOUR_RULES : undefined;
  const axe = checks.axe ? await axeProblems(page, within, rules) : [];
  return [...layout, ...axe];
}

/** Retries: on a busy machine late parts of a page shift the layout for a moment. */
async function layoutAtRest(page: Page, rules: LayoutRules): Promise<string[]> {
  const deadline = performance.now() + REST_WITHIN_MS;
  for (;;) {
    const problems = await page.evaluate<string[]>(layoutScript(rules));
    if (problems.length === 0 || performance.now() > deadline) return problems;
    await page.evaluate(settle);
  }
}

/** Emulates touch for phone and tablet widths, a mouse for desktop. */
async function hold(page: Page, device: CDPSession, width: Width): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHTS[width] });
  await device.send("Emulation.setTouchEmulationEnabled", { enabled: width < MOUSE_FROM });
}

/** Pages without script follow the system; the app follows the class on its root. */
async function dress(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(showTheme, theme);
  await page.evaluate(settle);
}

/** For human review only, so compressed for speed, not size. */
async function takePicture(device: CDPSession, name: string, isWholePage: boolean): Promise<void> {
  const { data } = await device.send("Page.captureScreenshot", {
    optimizeForSpeed: true,
    captureBeyondViewport: isWholePage,
  });
  await mkdir(FOLDER, { recursive: true });
  await writeFile(join(FOLDER, `${name}.png`), data, "base64");
}
