import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { TOAST_DISPLAY_MS } from "#web/ui/toast/toast-store.ts";
import { HEIGHTS, type VisitOptions, WIDTHS, withBrowser } from "./browser.ts";
import { hasFocusWithin } from "./in-page/focus.ts";
import { coveredActions } from "./in-page/in-sight.ts";
import { look } from "./look.ts";
import { withSite } from "./site.ts";
import { openSiteWithToasts } from "./toast-build.ts";

const site = withSite(openSiteWithToasts);
const visit = withBrowser(site);

const REGION = "[role=region][aria-label^=Notifications]";
const COMPLETED = {
  title: "Task Completed!",
  description: "You earned 50 XP! Keep up the great work.",
  icon: "xp",
  variant: "success",
};
const MANY_MS = 600_000;

test("a toast is in the upper part of phones, over no action, else at the bottom right, and is at most 420 px wide", async () => {
  const { page } = await arrive();
  await show(page, { ...COMPLETED, durationMs: MANY_MS });
  for (const width of WIDTHS) {
    const windowHeight = HEIGHTS[width];
    await page.setViewportSize({ width, height: windowHeight });
    // It gets its place before the next frame is drawn.
    if (width === 360)
      await expect.poll(() => page.locator(`${REGION} li`).evaluate(coveredActions)).toEqual([]);
    const { x, y, width: wide, height } = await boxOf(page);
    expect(wide).toBeLessThanOrEqual(420);
    if (width === 360) {
      expect(y + height).toBeLessThanOrEqual(windowHeight * 0.6);
      expect(Math.abs(x + wide / 2 - width / 2)).toBeLessThanOrEqual(1);
    } else {
      // The mentor's tab in the margin stays free.
      const mentor = await page.getByRole("button", { name: "Mentor", exact: true }).boundingBox();
      expect(x + wide).toBeLessThanOrEqual(mentor?.x ?? 0);
      expect(x + wide).toBeGreaterThan(width - 64);
      expect(windowHeight - (y + height)).toBeLessThan(120);
      expect(x + wide / 2).toBeGreaterThan(width / 2);
    }
  }
});

test("on a phone a toast leaves the place to an action that is scrolled there", async () => {
  const { page } = await arrive({ width: 360 });
  await show(page, { ...COMPLETED, durationMs: MANY_MS });
  const toast = page.locator(`${REGION} li`);
  await expect.poll(() => toast.evaluate(coveredActions)).toEqual([]);
  const { y } = await boxOf(page);
  const action = page.getByRole("button", { name: "New quest" });
  const from = await action.boundingBox();
  if (!from) throw new Error("Nothing to scroll to");
  await page.evaluate(`scrollBy(0, ${from.y - y})`);
  await expect.poll(async () => Math.abs(((await action.boundingBox())?.y ?? 0) - y)).toBeLessThan(2);
  await expect.poll(() => toast.evaluate(coveredActions)).toEqual([]);
});

test("on a phone a toast makes room for a button that comes up under it", async () => {
  const { page } = await arrive({ width: 360 });
  await show(page, { ...COMPLETED, durationMs: MANY_MS });
  const toast = page.locator(`${REGION} li`);
  await expect.poll(() => toast.evaluate(coveredActions)).toEqual([]);
  const { y } = await boxOf(page);
  await page.evaluate(`{
    const late = document.createElement("button");
    late.textContent = "A card that loaded late";
    late.style.cssText = "position: fixed; z-index: 1; left: 40px; height: 44px; top: ${y}px";
    document.getElementById("main").append(late);
  }`);
  await expect.poll(() => toast.evaluate(coveredActions)).toEqual([]);
});

test("on a phone a toast takes the place that a closed dialog leaves", async () => {
  const { page } = await arrive({ width: 360 });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name: "Feedback" }).click();
  await page.getByRole("dialog").waitFor();
  await show(page, { ...COMPLETED, durationMs: MANY_MS });
  const { y: besideDialog } = await boxOf(page);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expect.poll(async () => (await boxOf(page)).y).not.toBe(besideDialog);
  expect(await page.locator(`${REGION} li`).evaluate(coveredActions)).toEqual([]);
});

test("on wider screens a toast stands above the buttons of an open dialog", async () => {
  const { page } = await arrive();
  await show(page, { ...COMPLETED, durationMs: MANY_MS });
  const { y: besidePage } = await boxOf(page);
  await page.evaluate(`location.hash = "#profile/privacy"`);
  await page.getByRole("dialog").getByRole("heading", { name: "Time and privacy" }).waitFor();
  await expect.poll(async () => (await boxOf(page)).y).toBeLessThan(besidePage);
  // What is behind the dialog cannot be pressed and does not count.
  expect(await page.locator(`${REGION} li`).evaluate(coveredActions)).not.toContain("Save changes");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expect.poll(async () => (await boxOf(page)).y).toBe(besidePage);
});

test("a new toast replaces the previous one, and both are in the activity list", async () => {
  const { page } = await arrive();
  await show(page, { title: "Data Exported", durationMs: MANY_MS });
  await show(page, { title: "Picture removed", durationMs: MANY_MS });
  await page.locator(`${REGION} li`).getByText("Picture removed").waitFor();
  expect(await page.locator(`${REGION} li`).count()).toBe(1);
  expect(await look(page, "toast", { within: REGION })).toEqual([]);

  await page.locator(REGION).getByRole("button", { name: "Close" }).click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("button", { name: "Activity" }).click();
  const entries = page.getByRole("region", { name: "Only on this page" }).getByRole("listitem");
  await entries.first().waitFor();
  expect(await entries.locator("p:first-child").allTextContents()).toEqual([
    "Picture removed",
    "Data Exported",
  ]);
  expect(await look(page, "activity-list-filled", { within: "[role=dialog]" })).toEqual([]);
});

test("a toast closes after five seconds, and not before", async () => {
  const { page } = await arrive({ prepare: (page) => page.clock.install() });
  // The first one loads the chunk that shows toasts.
  await show(page, { title: "Task Started" });
  await page.clock.pauseAt(Date.now() + 60_000);
  await show(page, COMPLETED);
  await page.clock.runFor(TOAST_DISPLAY_MS - 100);
  expect(await page.locator(`${REGION} li[data-state=open]`).count()).toBe(1);
  await page.clock.runFor(200);
  await page.locator(`${REGION} li[data-state=open]`).waitFor({ state: "detached" });
});

test("F8 moves the focus to a toast, and a swipe to the right of more than 50 px dismisses it", async () => {
  const { page } = await arrive();
  await show(page, { ...COMPLETED, durationMs: MANY_MS });
  await page.keyboard.press("F8");
  await expect.poll(() => page.evaluate(hasFocusWithin, REGION)).toBe(true);

  const open = page.locator(`${REGION} li[data-state=open]`);
  await drag(page, 45);
  await drag(page, -80);
  expect(await open.count()).toBe(1);
  await drag(page, 60);
  await open.waitFor({ state: "detached" });
});

async function arrive(options: VisitOptions = {}) {
  const opened = await visit("/", { as: await site().member(), ...options });
  await opened.page.getByRole("heading", { level: 1 }).waitFor();
  return opened;
}

async function show(page: Page, toast: object): Promise<void> {
  await page.evaluate((input) => Reflect.get(globalThis, "showToast")(input), toast);
  await page.locator(`${REGION} li`).first().waitFor();
}

async function boxOf(page: Page) {
  const box = await page.locator(`${REGION} li`).boundingBox();
  if (!box) throw new Error("No toast is on screen");
  return box;
}

async function drag(page: Page, distancePx: number): Promise<void> {
  const { x, y, width, height } = await boxOf(page);
  const from = { x: x + width / 2, y: y + height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + distancePx / 2, from.y, { steps: 4 });
  await page.mouse.move(from.x + distancePx, from.y, { steps: 4 });
  await page.mouse.up();
}
