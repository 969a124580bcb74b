import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { fillSignInForm } from "./account/sign-in-by-hand.ts";
import { withBrowser } from "./browser.ts";
import { excessHeight } from "./in-page/scroll.ts";
import { look } from "./look.ts";
import { withSite } from "./site.ts";

const site = withSite();
const visit = withBrowser(site);

const DIALOG = "[role=dialog]";

test("the profile dialog has no layout or accessibility problems", async () => {
  const person = { email: "maya@example.com", name: "Maya Lindqvist" };
  await site().member(person);
  const { page } = await visit("/app");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await fillSignInForm(page, person);
  await page.getByRole("button", { name: "Profile" }).click();
  await page.getByText("This device").waitFor();
  expect(await look(page, "profile-dialog", { within: DIALOG })).toEqual([]);
  // Only its fields scroll: a dialog that fills a phone and scrolls as well leaves a strip below itself.
  expect(await page.evaluate(excessHeight, `:has(> ${DIALOG})`)).toBe(0);

  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await page.getByRole("button", { name: "Stay signed in" }).waitFor();
  expect(await look(page, "sign-out-everywhere", { within: DIALOG, widths: [1280, 360] })).toEqual([]);
});

test("command palette, feedback and activity have no layout or accessibility problems", async () => {
  const { page } = await visit("/", { as: await site().member() });
  await page.getByRole("heading", { level: 1 }).waitFor();
  await runCommand(page);
  expect(await look(page, "command-palette", { within: DIALOG })).toEqual([]);

  await page.getByRole("option", { name: "Feedback" }).click();
  await page.getByRole("heading", { name: "Tell us what you saw" }).waitFor();
  expect(await look(page, "feedback-dialog", { within: DIALOG })).toEqual([]);
  await page.keyboard.press("Escape");

  await runCommand(page);
  await page.getByRole("option", { name: "Activity" }).click();
  await page.getByRole("heading", { name: "Activity" }).waitFor();
  expect(await look(page, "activity-list", { within: DIALOG })).toEqual([]);
});

test("the small-screen menu opens under a mouse and closes when it leaves", async () => {
  const { page } = await visit("/", { as: await site().member(), width: 360 });
  await page.getByRole("button", { name: "Menu", exact: true }).hover();
  await page.getByRole("menu").waitFor();
  // The click that follows hovering does not close the menu again.
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  expect(await page.getByRole("menu").isVisible()).toBe(true);
  await page.mouse.move(20, 600);
  await page.getByRole("menu").waitFor({ state: "detached" });
});

test("the small-screen menu opens by a tap and leads to feedback", async () => {
  const { page } = await visit("/", { as: await site().member(), width: 360, touch: true });
  await page.getByRole("button", { name: "Menu", exact: true }).tap();
  await page.getByRole("menu").waitFor();
  expect(await look(page, "small-menu", { within: "[role=menu]", widths: [360] })).toEqual([]);
  await page.getByRole("menuitem", { name: "Feedback" }).tap();
  await page.getByRole("heading", { name: "Tell us what you saw" }).waitFor();
  await page.getByRole("menu").waitFor({ state: "detached" });
});

test("a click beside an open list only closes it", async () => {
  const { page } = await visit("/analytics/report", { as: await site().member() });
  const quarter = page.getByRole("radio", { name: "90 days", includeHidden: true });
  await page.getByRole("combobox", { name: "Export" }).click();
  await page.getByRole("listbox").waitFor();
  // Measured each time: the figures above may come in between and move it.
  const clickThere = async () => {
    const place = await quarter.boundingBox();
    await page.mouse.click((place?.x ?? 0) + 20, (place?.y ?? 0) + 10);
  };
  await clickThere();
  await page.getByRole("listbox").waitFor({ state: "detached" });
  expect(await quarter.isChecked()).toBe(false);
  // Clicked until it takes effect: the figures may still come between measuring and clicking.
  const isChosen = async () => {
    await clickThere();
    return quarter.isChecked();
  };
  await expect.poll(isChosen).toBe(true);
});

test.each(["visitor", "member"])(
  "a %s's header knows when the page is scrolled beyond 100 px",
  async (who) => {
    const { page } = await visit("/privacy", who === "member" ? { as: await site().member() } : {});
    await page.locator("#main h1").waitFor();
    for (const [scrollY, isScrolled] of [
      [100, "false"],
      [101, "true"],
      [0, "false"],
    ] as const) {
      await page.evaluate((y) => Reflect.get(globalThis, "scrollTo")(0, y), scrollY);
      await page.locator(`header[data-scrolled=${isScrolled}]`).waitFor();
    }
  },
);

async function runCommand(page: Page): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").waitFor();
}
