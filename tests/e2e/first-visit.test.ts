import { gzipSync } from "node:zlib";
import type { Page, Response } from "playwright-core";
import { expect, test } from "vitest";
import { withBrowser } from "./browser.ts";
import { firstMoments, recordFirstMoments } from "./in-page/first-moments.ts";
import { withSite } from "./site.ts";

const site = withSite();
const visit = withBrowser(site);

const SCRIPT_LIMIT_BYTES = 100_000;

const record = (page: Page) => page.addInitScript(recordFirstMoments);
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("the loading screen stands at the first paint and goes 300 ms after it is known who is here", async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { page } = await visit("/", {
    as: await site().member(),
    prepare: async (page) => {
      await record(page);
      await page.route("**/api/auth/user", async (route) => {
        await held;
        await route.continue();
      });
    },
  });
  await page.waitForFunction(() => Reflect.get(globalThis, "firstMoments").firstPaint);
  const waiting = await page.evaluate(firstMoments);
  expect(waiting.firstPaint).toEqual({ isLoadingScreen: true, isRootEmpty: true });
  expect(await page.getByText("Finding your trail").isVisible()).toBe(true);
  expect(waiting.loadingScreenGoneAt).toBeUndefined();

  release();
  await page.locator("#loading-screen").waitFor({ state: "detached" });
  const { authAnsweredAt = Number.NaN, loadingScreenGoneAt = Number.NaN } = await page.evaluate(firstMoments);
  const waitedMs = loadingScreenGoneAt - authAnsweredAt;
  expect(waitedMs).toBeGreaterThanOrEqual(300);
  // A busy machine runs timers late; a second of waiting would be another bug.
  expect(waitedMs).toBeLessThan(1_000);
});

test.each(["light", "dark"] as const)(
  "a visitor with a %s system sees the loading screen first, in that theme and without a flash",
  async (system) => {
    const { page } = await visit("/", { system, prepare: record });
    await heading(page).waitFor();
    await page.locator("#loading-screen").waitFor({ state: "detached" });
    const { firstPaint, wasDarkAtBody, themeChanges } = await page.evaluate(firstMoments);
    expect(firstPaint?.isLoadingScreen).toBe(true);
    expect(wasDarkAtBody).toBe(system === "dark");
    expect(themeChanges).toEqual([system === "dark"]);
    expect(await storedTheme(page)).toBeNull();
  },
);

test("the toggle stores the theme, which survives a reload without a flash, against the system's wish", async () => {
  const { page } = await visit("/", { system: "light", prepare: record });
  await page.getByRole("button", { name: "Switch to dark theme" }).click();
  expect(await storedTheme(page)).toBe("dark");
  await page.getByRole("button", { name: "Switch to light theme" }).waitFor();

  await page.reload();
  await heading(page).waitFor();
  const { wasDarkAtBody, themeChanges } = await page.evaluate(firstMoments);
  expect([wasDarkAtBody, themeChanges]).toEqual([true, [true]]);

  await page.getByRole("button", { name: "Switch to light theme" }).click();
  expect(await storedTheme(page)).toBe("light");
});

test.each(["/", "/app"])("a visitor at %s fetches at most 100 kB of script", async (path) => {
  const answers: Response[] = [];
  const { page } = await visit(path, {
    prepare: async (page: Page) => page.on("response", (answer) => void answers.push(answer)),
  });
  await page.locator("h1").waitFor();
  await page.waitForLoadState("networkidle");
  const sizes = await Promise.all(
    answers.map(async (answer) => ({ kind: kindOf(answer.url()), bytes: await gzippedBytes(answer) })),
  );
  const total = (kind: string) =>
    sizes.filter((size) => size.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0);
  // For whoever reads the log: what a first visit costs, by kind.
  process.stdout.write(
    `${path}: ${["js", "css", "woff2"].map((kind) => `${kind} ${(total(kind) / 1000).toFixed(1)} kB`).join(", ")}\n`,
  );
  expect(total("js")).toBeGreaterThan(0);
  expect(total("js")).toBeLessThanOrEqual(SCRIPT_LIMIT_BYTES);
});

function storedTheme(page: Page): Promise<string | null> {
  return page.evaluate(() => Reflect.get(globalThis, "localStorage").getItem("theme"));
}

function kindOf(url: string): string {
  return /\.(\w+)$/u.exec(new URL(url).pathname)?.[1] ?? "page";
}

/** The same figure whatever the server compressed it with. Fonts are compressed in themselves. */
async function gzippedBytes(answer: Response): Promise<number> {
  const body = await answer.body();
  return kindOf(answer.url()) === "woff2" ? body.length : gzipSync(body, { level: 9 }).length;
}
