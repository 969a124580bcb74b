import { gzipSync } from "node:zlib";
import type { Page, Response } from "playwright-core";
import { expect, test } from "vitest";
import { withBrowser } from "./browser.ts";
import { firstMoments, recordFirstMoments } from "./in-page/first-moments.ts";
import { withSite } from "./site.ts";

const site = withSite();
const visit = withBrowser(site);

const VISITOR_LIMIT_BYTES = 100_000;
const MEMBER_LIMIT_BYTES = 160_000;
const QUIET_MS = 3_000;

const record = (page: Page) => page.addInitScript(recordFirstMoments);
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("the loading screen is in the first paint and leaves 300 ms after the session is known", async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { page } = await visit("/", {
    as: await site().member(),
    prepare: async (page) => {
      await page.clock.install();
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

  // From here on the test moves the page's clock: late timers on a busy machine do not matter.
  await page.clock.pauseAt(Date.now() + 60_000);
  release();
  await expect
    .poll(async () => {
      await page.clock.runFor(1);
      return heading(page).count();
    })
    .toBe(1);
  await page.clock.runFor(1_000);
  await page.locator("#loading-screen").waitFor({ state: "detached" });
  const { authAnsweredAt = Number.NaN, loadingScreenGoneAt = Number.NaN } = await page.evaluate(firstMoments);
  const waitedMs = loadingScreenGoneAt - authAnsweredAt;
  expect(waitedMs).toBeGreaterThanOrEqual(300);
  // It takes a few clock steps until the page has processed the answer.
  expect(waitedMs).toBeLessThan(1_000);
});

test.each(["light", "dark"] as const)(
  "a visitor with a %s system sees the loading screen first, in that theme and without a flash",
  async (system) => {
    const { page } = await visit("/app", { system, prepare: record });
    await heading(page).waitFor();
    await page.locator("#loading-screen").waitFor({ state: "detached" });
    const { firstPaint, wasDarkAtBody, themeChanges } = await page.evaluate(firstMoments);
    expect(firstPaint?.isLoadingScreen).toBe(true);
    expect(wasDarkAtBody).toBe(system === "dark");
    expect(themeChanges).toEqual([system === "dark"]);
    expect(await storedTheme(page)).toBeNull();
  },
);

test("the toggle stores the theme, which survives a reload without a flash and overrides the system's scheme", async () => {
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

test.each(["/privacy", "/app"])("a visitor at %s loads at most 100 kB of script", async (path) => {
  const answers: Response[] = [];
  const { page } = await visit(path, { prepare: keepAnswers(answers) });
  await page.locator("#main h1").waitFor();
  await page.waitForLoadState("networkidle");
  const script = await costOf(`visitor ${path}`, answers);
  expect(script).toBeGreaterThan(0);
  expect(script).toBeLessThanOrEqual(VISITOR_LIMIT_BYTES);
});

test.each([1280, 360] as const)(
  "a member's dashboard at %i px fetches at most 160 kB of script; more comes when somebody starts to use it",
  async (width) => {
    const member = await site().member({ email: "weight@example.com", name: "Maya Lindqvist" });
    const answers: Response[] = [];
    const { page, context } = await visit("/terms", { as: member });
    await context.request.post("/api/tasks/regenerate");
    await page.close();
    const dashboard = await visit("/", { as: member, width, hand: false, prepare: keepAnswers(answers) });
    await dashboard.page.getByRole("button", { name: "Start" }).first().waitFor();
    await settleDown(dashboard.page, answers);
    const atRest = await costOf(`member / ${width} px`, answers);
    expect(atRest).toBeGreaterThan(VISITOR_LIMIT_BYTES);
    expect(atRest).toBeLessThanOrEqual(MEMBER_LIMIT_BYTES);

    await dashboard.page.mouse.move(width / 2, 300);
    await expect.poll(() => answers.map((answer) => answer.url()).join()).toMatch(/complete-dialog/u);
    await settleDown(dashboard.page, answers);
    expect(answers.map((answer) => answer.url()).join()).toMatch(/toaster/u);
    await costOf(`member / ${width} px, once used`, answers);
  },
);

const keepAnswers = (answers: Response[]) => async (page: Page) =>
  page.on("response", (answer) => void answers.push(answer));

/** Until nothing was fetched for three seconds: longer than any timer of the app that fetches. */
async function settleDown(page: Page, answers: Response[]): Promise<void> {
  await page.waitForLoadState("networkidle");
  for (let seen = -1; seen !== answers.length; ) {
    seen = answers.length;
    await page.waitForTimeout(QUIET_MS);
  }
}

/** Logs what was fetched so far by kind. Returns the bytes of script. */
async function costOf(what: string, answers: readonly Response[]): Promise<number> {
  const sizes = await Promise.all(
    answers.map(async (answer) => ({ kind: kindOf(answer.url()), bytes: await gzippedBytes(answer) })),
  );
  const total = (kind: string) =>
    sizes.filter((size) => size.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0);
  const words = ["js", "css", "woff2"].map((kind) => `${kind} ${(total(kind) / 1000).toFixed(2)} kB`);
  process.stdout.write(`${what}: ${words.join(", ")}\n`);
  return total("js");
}

function storedTheme(page: Page): Promise<string | null> {
  return page.evaluate(() => Reflect.get(globalThis, "localStorage").getItem("theme"));
}

function kindOf(url: string): string {
  return /\.(\w+)$/u.exec(new URL(url).pathname)?.[1] ?? "page";
}

/** Independent of the server's compression. Fonts are already compressed. */
async function gzippedBytes(answer: Response): Promise<number> {
  const body = await answer.body();
  return kindOf(answer.url()) === "woff2" ? body.length : gzipSync(body, { level: 9 }).length;
}
