import { gzipSync } from "node:zlib";
import type { Page, Response } from "playwright-core";
import { expect, test } from "vitest";
import { withBrowser } from "./browser.ts";
import { firstMoments, recordFirstMoments } from "./in-page/first-moments.ts";
import { movingParts, recordShifts, shifts } from "./in-page/layout/steady.ts";
import { look } from "./look.ts";
import { OUR_COOKIE, withSite } from "./site.ts";

const site = withSite();
const visit = withBrowser(site);

const SCRIPT_LIMIT_BYTES = 6_000;
const HEADLINE_MS = 7_000;
/** The ticks move; one more or less line of text would shift ten times as much. */
const SHIFT_LIMIT = 0.002;
const FIRST = "Turn your side business into a quest.";

const headline = (page: Page) => page.getByRole("heading", { level: 1 });
const pauseButton = (page: Page, verb: string) => page.getByRole("button", { name: `${verb} the headlines` });

test("without script the page is complete and its links work", async () => {
  const { page } = await visit("/", { script: false });
  expect(await headline(page).innerText()).toMatch(/Turn your\s+side business\s+into a quest\./u);
  expect(await page.getByRole("button").count()).toBe(0);
  const films = await page.locator("noscript video source:not([media])").all();
  expect(await films[0]?.getAttribute("src")).toBe("/film/week.webm");
  await page.getByRole("link", { name: "Start My Business Plan" }).click();
  await page.getByRole("heading", { name: "Who is on this quest?" }).waitFor();
});

test("it has no layout or accessibility problems at any width, in both themes", async () => {
  const { page } = await visit("/");
  await pauseButton(page, "Play").waitFor();
  expect(await look(page, "landing")).toEqual([]);
});

test.each(["light", "dark"] as const)(
  "with a %s system it is there at the first paint, without a flash",
  async (system) => {
    const { page } = await visit("/", {
      system,
      prepare: (page) => page.addInitScript(recordFirstMoments),
    });
    await page.waitForFunction(() => Reflect.get(globalThis, "firstMoments").firstPaint);
    const { wasDarkAtBody, themeChanges } = await page.evaluate(firstMoments);
    expect([wasDarkAtBody, themeChanges]).toEqual([system === "dark", [system === "dark"]]);
  },
);

test("its script is small, and its canonical link and preview picture have this origin", async () => {
  const answers: Response[] = [];
  const { page } = await visit("/", {
    prepare: async (page) => page.on("response", (answer) => void answers.push(answer)),
  });
  await page.waitForLoadState("networkidle");
  const scripts = answers.filter((answer) => new URL(answer.url()).pathname.endsWith(".js"));
  const bodies = await Promise.all(scripts.map((answer) => answer.body()));
  const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  process.stdout.write(`landing page: js ${(bytes / 1000).toFixed(1)} kB in ${bodies.length} files\n`);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(SCRIPT_LIMIT_BYTES);

  const { origin } = site();
  expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(`${origin}/`);
  const picture = (await page.locator("meta[property='og:image']").getAttribute("content")) ?? "";
  const answer = await page.request.get(picture);
  expect([picture, answer.status()]).toEqual([`${origin}/preview.png`, 200]);
  expect(await page.content()).not.toMatch(/__[A-Z]/u);
});

test.each([360, 1280] as const)(
  "at %i px the headlines turn, can be paused, and move nothing else",
  async (width) => {
    const { page } = await visit("/", {
      width,
      reducedMotion: false,
      prepare: async (page) => {
        await page.clock.install();
        await page.addInitScript(recordShifts);
      },
    });
    await pauseButton(page, "Pause").waitFor();
    for (const words of [
      /A business plan\s+in 2 minutes\./u,
      /within 30 days\./u,
      /1-on-1\s+coaching\./u,
      /card needed\./u,
    ]) {
      await page.clock.runFor(HEADLINE_MS);
      await expect.poll(() => headline(page).innerText()).toMatch(words);
    }
    await pauseButton(page, "Pause").click();
    await pauseButton(page, "Play").waitFor();
    await page.clock.runFor(3 * HEADLINE_MS);
    expect(await headline(page).innerText()).toMatch(/card needed\./u);
    const shifted = (await page.evaluate(shifts)).reduce((sum, shift) => sum + shift, 0);
    expect(shifted).toBeLessThan(SHIFT_LIMIT);
  },
);

test("with reduced motion nothing is animated", async () => {
  const { page, requests } = await visit("/", { prepare: (page) => page.clock.install() });
  await pauseButton(page, "Play").waitFor();
  await page.clock.runFor(5 * HEADLINE_MS);
  expect(await page.evaluate(movingParts)).toBe(0);
  await page.locator("#film").scrollIntoViewIfNeeded();
  await expect.poll(() => requests.join()).toContain("/film/week-poster.webp");
  expect(await page.getByRole("heading", { level: 1, name: FIRST }).count()).toBe(1);
  expect(requests.filter((path) => /\.(webm|mp4)$/u.test(path))).toEqual([]);
});

test.each([
  [1280, "light", "week"],
  [360, "dark", "week-portrait-dark"],
] as const)(
  "at %i px in the %s theme the film loads on scroll as %s alone, moves nothing, and can be paused",
  async (width, system, cut) => {
    const { page, requests } = await visit("/", {
      reducedMotion: false,
      width,
      system,
    });
    await pauseButton(page, "Pause").waitFor();
    const fetched = () => new Set(requests.filter((path) => path.startsWith("/film/")));
    expect(fetched()).toEqual(new Set());
    await page.locator("#film").scrollIntoViewIfNeeded();
    const frame = page.locator("[data-film] video").first();
    const before = await frame.boundingBox();
    await page.getByRole("button", { name: "Pause the film" }).click();
    await page.getByRole("button", { name: "Play the film" }).waitFor();
    expect(
      [...fetched()].every((path) => path.startsWith(`/film/${cut}.`) || path === `/film/${cut}-poster.webp`),
    ).toBe(true);
    expect((await frame.boundingBox())?.height).toBe(before?.height);
  },
);

test("the bar gets a background after 100 px of scroll", async () => {
  const { page } = await visit("/");
  await pauseButton(page, "Play").waitFor();
  await page.mouse.wheel(0, 400);
  await page.locator("header.scrolled").waitFor();
});

test("signed-in people get the app at the same address", async () => {
  const { page } = await visit("/", { as: await site().member() });
  await page.getByRole("heading", { level: 1, name: /Welcome back/u }).waitFor();
});

test("a signed-in cookie without a session leads to the landing page once, and is removed", async () => {
  const stale = [{ name: "sq_signed_in", value: "1" }];
  const { page, context, requests, allow } = await visit("/", { as: stale });
  allow(/status of 401/u);
  await pauseButton(page, "Play").waitFor();
  expect(requests.filter((path) => path === "/")).toHaveLength(2);
  expect((await context.cookies()).filter(({ name }) => OUR_COOKIE.test(name))).toEqual([]);
});
