import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { withBrowser } from "../browser.ts";
import { focusedName, hasFocusWithin } from "../in-page/focus.ts";
import { withSite } from "../site.ts";

const site = withSite();
const visit = withBrowser(site);

const DIALOG = "[role=dialog]";
const VISITORS_BAR = [
  "Skip to content",
  "SideQuest",
  "Steps",
  "AI mentor",
  "Stories",
  "Pricing",
  "Questions",
  "Switch to dark theme",
  "Launch",
];
const MEMBERS_BAR = [
  "Skip to content",
  "SideQuest, dashboard",
  "Today",
  "Path",
  "Review",
  "Search or run a command",
  "Activity",
  "Feedback",
  // The first account of a local instance is its admin.
  "Console",
  "Toolbox",
  "Switch to dark theme",
  "Profile",
  "Sign out",
];

test("a visitor's first tab stop is the skip link, then everything in the bar", async () => {
  const { page } = await visit("/");
  await arrive(page);
  expect(await tabThrough(page, VISITORS_BAR.length)).toEqual(VISITORS_BAR);
});

test("a member's first tab stop is the skip link, then everything in the bar", async () => {
  const { page } = await visit("/", { as: await site().member() });
  await arrive(page);
  expect(await tabThrough(page, MEMBERS_BAR.length)).toEqual(MEMBERS_BAR);
});

test("the skip link appears on focus and skips the bar", async () => {
  const { page } = await visit("/terms");
  await arrive(page);
  // The server-rendered text is there first.
  await page.locator("#main h1").waitFor();
  await page.keyboard.press("Tab");
  const box = await page.getByRole("link", { name: "Skip to content" }).boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press("Enter");
  await page.locator("#main:focus").waitFor();
});

test("overlays of the bar trap the focus, close by Escape and return the focus", async () => {
  const { page } = await visit("/", { as: await site().member() });
  await arrive(page);
  for (const name of ["Profile", "Activity", "Search or run a command"]) {
    await page.getByRole("button", { name }).focus();
    await page.keyboard.press("Enter");
    await page.locator(DIALOG).waitFor();
    for (const key of ["Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab"]) {
      await page.keyboard.press(key);
      expect(await page.evaluate(hasFocusWithin, DIALOG), `${key} in ${name}`).toBe(true);
    }
    await leaveByEscape(page);
    expect(await page.evaluate(focusedName)).toBe(name);
  }
});

test("Ctrl+K opens the palette; Enter opens a dialog that returns the focus, or goes to a page", async () => {
  const { page } = await visit("/privacy", { as: await site().member() });
  await arrive(page);
  await page.getByRole("button", { name: "Activity" }).focus();
  await runCommand(page, "feedback");
  await page.getByRole("heading", { name: "Tell us what you saw" }).waitFor();
  await leaveByEscape(page);
  expect(await page.evaluate(focusedName)).toBe("Activity");

  await runCommand(page, "leader");
  await page.getByRole("heading", { level: 1, name: "Leaderboard" }).waitFor();
  await page.locator("h1:focus").waitFor();
  expect(new URL(page.url()).pathname).toBe("/leaderboard");
});

async function arrive(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.locator("#loading-screen").waitFor({ state: "detached" });
}

async function tabThrough(page: Page, count: number): Promise<string[]> {
  const names: string[] = [];
  for (let step = 0; step < count; step += 1) {
    await page.keyboard.press("Tab");
    names.push(await page.evaluate(focusedName));
  }
  return names;
}

async function runCommand(page: Page, words: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").waitFor();
  await page.keyboard.type(words);
  await page.keyboard.press("Enter");
}

async function leaveByEscape(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await page.locator(DIALOG).waitFor({ state: "detached" });
}
