import { type Browser, type BrowserContext, type Cookie, chromium, type Page } from "playwright-core";
import { afterEach, beforeAll } from "vitest";
import { findBrowser } from "../../bin/bootstrap/browser.mjs";
import { BROWSER_FLAGS } from "./browser-flags.ts";
import { moveMouse } from "./in-page/hand.ts";
import { reportPolicyViolations } from "./in-page/policy.ts";
import { refuseWorkers } from "./in-page/workers.ts";
import type { Site } from "./site.ts";
import { watchPage } from "./watch.ts";

/** Generous, not a speed limit: on a busy machine a page may take many seconds. */
const TIMEOUT_MS = 60_000;

export const HEIGHTS = { 360: 740, 768: 1024, 1024: 768, 1280: 800, 1680: 1050 } as const;
export type Width = keyof typeof HEIGHTS;
/** A phone, a tablet and a laptop; pages that change between them are looked at in all of HEIGHTS. */
export const WIDTHS: Width[] = [360, 768, 1280];
/** Narrower windows are touched; wider ones have a mouse. */
export const MOUSE_FROM: Width = 1024;

export type Theme = "light" | "dark";
export const THEMES: Theme[] = ["light", "dark"];

export interface VisitOptions {
  width?: Width;
  /** The system's colour scheme; the app follows it until the person chooses a theme. */
  system?: Theme;
  reducedMotion?: boolean;
  /** False disables JavaScript. */
  script?: boolean;
  /** False: nobody moves the mouse or touches anything, so parts that come with the first use stay away. */
  hand?: boolean;
  /** True: the service worker runs. Otherwise a page's requests could pass by what a test does with them. */
  worker?: boolean;
  /** Emulates touch instead of a mouse. */
  touch?: boolean;
  /** The browser's language, such as "de-DE". */
  language?: string;
  /** The cookies of a signed-in person. */
  as?: Pick<Cookie, "name" | "value">[];
  /** Runs before the first request, e.g. to delay an answer. */
  prepare?: (page: Page) => Promise<unknown>;
}

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Every requested URL, in order. */
  requests: string[];
  /** Expects such a message from now on; the test fails if it never comes. */
  allow: (pattern: RegExp) => void;
  /** Allows such a message, without requiring it. */
  tolerate: (pattern: RegExp) => void;
}

/** Each visit of a test file has its own context: nothing is shared, though a worker's files use one browser. */
export function withBrowser(site: () => Site) {
  let browser: Browser;
  let open: { context: BrowserContext; expectQuiet: () => void }[] = [];

  beforeAll(async () => {
    browser = await workersBrowser();
  });

  afterEach(async () => {
    const visits = open;
    open = [];
    await Promise.all(visits.map(({ context }) => context.close()));
    for (const { expectQuiet } of visits) expectQuiet();
  });

  return async (path: string, options: VisitOptions = {}): Promise<Visit> => {
    const { origin } = site();
    const { width = 1280, system = "light", reducedMotion = true } = options;
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width, height: HEIGHTS[width] },
      colorScheme: system,
      hasTouch: options.touch ?? false,
      ...(options.language ? { locale: options.language } : {}),
      javaScriptEnabled: options.script ?? true,
      reducedMotion: reducedMotion ? "reduce" : "no-preference",
    });
    if (options.as) await context.addCookies(options.as.map((cookie) => ({ ...cookie, url: origin })));
    context.setDefaultTimeout(TIMEOUT_MS);
    await context.addInitScript(reportPolicyViolations);
    if (!options.worker) await context.addInitScript(refuseWorkers);
    if (options.hand ?? true) await context.addInitScript(moveMouse);
    const page = await context.newPage();
    const { requests, allow, tolerate, expectQuiet } = watchPage(page, origin);
    open.push({ context, expectQuiet });
    await options.prepare?.(page);
    await page.goto(path);
    return { page, context, requests, allow, tolerate };
  };
}

let launched: Promise<Browser> | undefined;

/** The browser of this worker, launched once: the worker's files share their modules. It ends with the worker. */
async function workersBrowser(): Promise<Browser> {
  const running = await launched;
  if (running?.isConnected()) return running;
  launched = launch();
  return launched;
}

async function launch(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath)
    throw new Error("The browser tests need Chrome or Chromium: install one, or set CHROME_PATH to it.");
  return chromium.launch({ executablePath, args: BROWSER_FLAGS, headless: true });
}
