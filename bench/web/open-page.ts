import { chromium, type Page } from "playwright-core";
import { findBrowser } from "../../bin/bootstrap/browser.mjs";
import type { BenchApp } from "../http/bench-app.ts";

/** A page of a signed-in person in a real browser; `prepare` runs in it before its own code. */
export async function withPage(
  { origin }: BenchApp,
  { cookie, prepare }: { cookie: string; prepare: () => void },
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? "chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    // What a service worker fetches cannot be held back by `page.route`.
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width: 1280, height: 800 },
      serviceWorkers: "block",
    });
    await context.addCookies(cookiesOf(cookie, origin));
    await context.addInitScript(prepare);
    await use(await context.newPage());
  } finally {
    await browser.close();
  }
}

function cookiesOf(header: string, url: string) {
  return header.split("; ").map((pair) => {
    const [name = "", value = ""] = pair.split(/=(.*)/su);
    return { name, value, url };
  });
}
