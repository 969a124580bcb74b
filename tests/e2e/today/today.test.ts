import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { HEIGHTS, type Width, withBrowser } from "../browser.ts";
import { button, dialog } from "../dashboard-by-hand.ts";
import { bottomOf, isInSight, maskedParts } from "../in-page/in-sight.ts";
import { movingParts, recordShifts, shifts } from "../in-page/layout/steady.ts";
import { look } from "../look.ts";
import { withSite } from "../site.ts";
import { NOW, STATES, showState } from "./today-states.ts";

const site = withSite();
const visit = withBrowser(site);

/** A figure that becomes known moves its neighbour by a few pixels: far below what can be seen. */
const SHIFT_LIMIT = 0.002;
const shifted = async (page: Page) => (await page.evaluate(shifts)).reduce((sum, shift) => sum + shift, 0);

type StateName = keyof typeof STATES;

const OTHER_WIDE: Width[] = [1680, 1024];

async function arrive(name: StateName, width: Width) {
  const state = STATES[name];
  if (!state) throw new Error(`No state ${name}`);
  const visited = await visit("/", {
    as: await site().member(),
    width,
    touch: width !== 1280,
    prepare: async (page) => {
      await page.addInitScript(recordShifts);
      await showState(page, state);
    },
  });
  const { page } = visited;
  await page.locator("#loading-screen").waitFor({ state: "detached" });
  const action = button(page.locator("#main"), state.action).first();
  await action.waitFor();
  return { ...visited, action };
}

const CASES = Object.keys(STATES).flatMap((name) =>
  ([1280, 360] as Width[]).map((width) => [name, width] as const),
);

/** A plan that is needed opens its dialog once. */
async function leavePlan(page: Page, name: StateName) {
  if (!STATES[name]?.plan) return;
  await dialog(page).waitFor();
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "hidden" });
}

test.each(CASES)("%s at %i px: the main action is in view, and nothing lies over it", async (name, width) => {
  const { page, action } = await arrive(name, width);
  await leavePlan(page, name);
  await expect.poll(() => action.evaluate(isInSight)).toBe(true);
  // Reduced motion: nothing goes on moving.
  await expect.poll(() => page.evaluate(movingParts)).toBe(0);
  expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
  expect(await page.evaluate(maskedParts)).toEqual([]);
  const strip = page.getByRole("region", { name: "You this week" });
  // A started quest has the whole phone.
  if (width === 360 && !STATES[name]?.plan && name !== "running")
    expect(await strip.evaluate(bottomOf)).toBeLessThanOrEqual(740 / 3);
  // The same page in the other windows with a mouse.
  for (const other of width === 1280 ? OTHER_WIDE : []) {
    await page.setViewportSize({ width: other, height: HEIGHTS[other] });
    await expect.poll(() => action.evaluate(isInSight), { message: `${other} px` }).toBe(true);
  }
});

test.each(Object.keys(STATES))("%s: no layout or accessibility problems at any width", async (name) => {
  const { page } = await arrive(name, 1280);
  await leavePlan(page, name);
  expect(await look(page, `today-${name}`, { widths: [1680, 1280, 1024, 768, 360] })).toEqual([]);
});

test.each([1280, 360] as Width[])("at %i px nothing shifts while the page loads", async (width) => {
  const { page } = await arrive("waiting", width);
  await page.waitForLoadState("networkidle");
  expect(await shifted(page)).toBeLessThan(SHIFT_LIMIT);
});

test.each([1280, 360] as Width[])(
  "at %i px starting moves nothing above or beside the quest: Complete comes into view in its place",
  async (width) => {
    const { page, action } = await arrive("waiting", width);
    const [quest, ...others] = STATES.waiting?.quests ?? [];
    const started = { ...quest, inProgress: true, startedAt: NOW };
    await page.route("**/api/tasks", (route) => route.fulfill({ json: [started, ...others] }));
    await page.route(`**/api/tasks/${quest?.id}`, (route) =>
      route.fulfill({ json: { ...started, streakStarted: false, earned: [], awardId: null } }),
    );
    await page.waitForLoadState("networkidle");
    const before = await cornersOf(page);
    await action.click();
    const complete = button(page.locator("#main"), "Complete").first();
    await expect.poll(() => complete.evaluate(isInSight)).toBe(true);
    expect(await cornersOf(page)).toEqual(before);
  },
);

/** Where the quest begins, and the strip and the first card beside it; on a phone a started quest is alone. */
async function cornersOf(page: Page) {
  const isWide = page.viewportSize()?.width === 1280;
  const around = [
    page.getByRole("region", { name: "You this week" }),
    page.getByRole("complementary", { name: "Progress" }),
  ];
  const parts = [page.locator("#main [data-quest-id]").first(), ...(isWide ? around : [])];
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  return boxes.map((box) => [box?.x, box?.width, isWide ? box?.y : 0]);
}
