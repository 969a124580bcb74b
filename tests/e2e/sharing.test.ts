import { readFileSync } from "node:fs";
import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { HEIGHTS, type Theme, withBrowser } from "./browser.ts";
import {
  button,
  chooseFromMenu,
  dialog,
  findCard,
  fromBar,
  makeQuest,
  toastText,
} from "./dashboard-by-hand.ts";
import { describePicture } from "./in-page/picture.ts";
import { showTheme } from "./in-page/theme.ts";
import { wasToastSeen, watchForToast } from "./in-page/toast-seen.ts";
import { look } from "./look.ts";
import { withSite } from "./site.ts";

const site = withSite();
const visit = withBrowser(site);

const DIALOG = "[role=dialog]";
const CARD = "[aria-label^='New achievement:']";

test("a level is shared with its picture, in both themes, and pays once", async () => {
  const { page, context } = await visit("/", { as: await memberWith(375, "level@example.com") });
  await stubNetworks(context);
  await finishQuest(page, "50");
  const levelUp = dialog(page, "Level Up!");
  await button(levelUp, "X (Twitter)").waitFor();
  expect(await look(page, "level-up-share", { within: DIALOG })).toEqual([]);

  await showDesktop(page, "light");
  const light = await pictureBy(page, () => button(levelUp, "Copy link").click());
  expect(light.name).toBe("sidequest-level-5.png");
  await toastText(page, "Copied to clipboard!").waitFor();
  await toastText(page, "+25 XP earned for sharing your success!").waitFor();
  await levelUp.getByText("Shared on this device.").waitFor();

  await showDesktop(page, "dark");
  const popup = page.waitForEvent("popup");
  const dark = await pictureBy(page, () => button(levelUp, "X (Twitter)").click());
  for (const picture of [light, dark]) {
    expect(picture.width).toBe(840);
    expect(picture.height).toBeGreaterThan(800);
    expect(picture.colours).toBeGreaterThan(20);
  }
  expect([light.corner, dark.corner]).toEqual([
    "255 255 255 255",
    expect.stringMatching(/^1\d \d\d \d\d 255$/u),
  ]);

  const share = await popup;
  await share.waitForURL(/^https:\/\/twitter\.com\/intent\/tweet\?text=I\+reached\+level\+5/u);
  expect(await share.evaluate(() => Reflect.get(globalThis, "opener"))).toBeNull();
  expect(
    await share.evaluate(() => [
      Reflect.get(globalThis, "innerWidth"),
      Reflect.get(globalThis, "innerHeight"),
    ]),
  ).toEqual([600, 400]);
  await toastText(page, "Image Downloaded & Share Window Opened!").waitFor();
  await levelUp.getByText("Sharing on Twitter…").waitFor();
  expect(await look(page, "level-up-sharing", { within: DIALOG, widths: [360] })).toEqual([]);
  await closeAfterMinimum(share);
  await toastText(page, "Achievement Shared!").waitFor();
  await toastText(page, "Already counted: no further XP for this one.").waitFor();
  await levelUp.getByText("Shared on Twitter.").waitFor();
  await button(levelUp, "Continue Quest").click();
  await showDesktop(page, "light");
  await page.getByText("450 XP").first().waitFor();
});

test("a cancelled share sheet leaves no public page and no message", async () => {
  const { page, context } = await visit("/", {
    as: await memberWith(375, "closed-sheet@example.com"),
    prepare: (page) =>
      page.addInitScript(() => {
        const closed = () => Promise.reject(new DOMException("Closed", "AbortError"));
        Object.assign(Reflect.get(globalThis, "navigator"), { canShare: () => true, share: closed });
      }),
  });
  await finishQuest(page, "50");
  const levelUp = dialog(page, "Level Up!");
  const [revoked] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === "DELETE"),
    button(levelUp, "Share").click(),
  ]);
  expect(revoked.status()).toBe(204);
  await levelUp.getByText("for your first share of this level").waitFor();
  const links = await context.request.get(`${site().origin}/api/share/links`);
  expect(await links.json()).toEqual([]);
});

test("a blocked share window is reported and leaves nothing behind", async () => {
  const { page, allow } = await visit("/", {
    as: await memberWith(375, "blocked@example.com"),
    prepare: (page) => page.addInitScript(() => Reflect.set(globalThis, "open", () => null)),
  });
  allow(/A level could not be shared/u);
  await finishQuest(page, "50");
  const levelUp = dialog(page, "Level Up!");
  await button(levelUp, "Facebook").click();
  await toastText(page, "Failed to share on Facebook. Please try again.").waitFor();
  await levelUp.getByText("Not shared on Facebook. The share window could not be opened.").waitFor();
  expect(await look(page, "level-up-failed", { within: DIALOG, widths: [360] })).toEqual([]);
});

test("an achievement is shared from its card and from the list, and its page can be revoked", async () => {
  const { page, context } = await visit("/", { as: await memberWith(200, "medal@example.com") });
  await stubNetworks(context);
  await finishQuest(page, "25");
  await button(page, /^Share it/u).click();
  const shareOnLinkedIn = button(page.locator(CARD), "LinkedIn");
  await shareOnLinkedIn.waitFor();
  expect(await look(page, "achievement-arrival", { within: CARD })).toEqual([]);
  await showDesktop(page, "light");
  const [popup] = await Promise.all([page.waitForEvent("popup"), shareOnLinkedIn.click()]);
  await popup.waitForURL(/^https:\/\/www\.linkedin\.com\/sharing\/share-offsite\/\?url=/u);
  const shared = new URL(popup.url()).searchParams.get("url") ?? "";
  await page
    .getByText("Your XP comes when you close that window, or after 30 seconds at the latest.")
    .waitFor();
  await closeAfterMinimum(popup);
  await toastText(page, "+25 XP earned for sharing on LinkedIn!").waitFor();
  // Sharing is an achievement too: its card comes after this one.
  await button(page, "Dismiss").click();
  await page
    .getByRole("region", { name: /^New achievement/u })
    .getByText("SHARE")
    .first()
    .waitFor();
  await button(page, "Dismiss").click();
  await showDesktop(page, "light");

  await button(page, "Achievements").click();
  const list = dialog(page, "Achievements");
  await list.getByText("Shared once").waitFor();
  expect(await look(page, "achievements-open", { within: DIALOG, widths: [1280, 360] })).toEqual([]);
  const firstStep = button(list, "First step");
  await firstStep.click();
  const opened = dialog(page).filter({ hasText: "Copy link" });
  await opened.getByText("Shared once").waitFor();
  expect(await look(page, "achievement-dialog", { within: `${DIALOG}:has(fieldset)` })).toEqual([]);
  await shareByWindow(page, () => button(opened, "X (Twitter)").click());
  await toastText(page, "+25 XP earned for sharing your success!").waitFor();
  await opened.getByText("Shared 2 times").waitFor();
  await shareByWindow(page, () => button(opened, /^X \(Twitter\)/u).click());
  await toastText(page, "Already counted: no further XP for this one.").waitFor();
  await button(opened, "Copy link").click();
  await toastText(page, "Share text copied to clipboard").waitFor();
  await toastText(page, "+25 XP earned for sharing your success!").waitFor();
  await opened.getByText("Shared 3 times").waitFor();
  await button(opened, "Close").click();
  await opened.waitFor({ state: "hidden" });
  expect(await firstStep.evaluate(isFocused)).toBe(true);
  await button(list, "Close").click();
  await list.waitFor({ state: "hidden" });
  // Sharing earned the hundredth XP; the level-up dialog waited until the others were closed.
  await button(dialog(page, "Level Up!"), "Continue Quest").click();

  expect((await context.request.get(shared)).status()).toBe(200);
  await showDesktop(page, "light");
  await fromBar(page, "Profile");
  const revoke = page.getByRole("button", { name: /^Revoke / });
  const arrive = async () => {
    await revoke.first().scrollIntoViewIfNeeded();
    await page.mouse.move(0, 0);
  };
  await arrive();
  expect(await look(page, "shared-pages", { within: DIALOG, widths: [1280, 360], arrive })).toEqual([]);
  for (let left = await revoke.count(); left > 0; left -= 1) {
    await revoke.first().click();
    await button(page, "Revoke page").click();
    await page.getByText("is off the web.").waitFor();
    await expect.poll(() => revoke.count()).toBe(left - 1);
  }
  expect((await context.request.get(shared)).status()).toBeGreaterThanOrEqual(400);
});

const isFocused = (element: object) => Reflect.get(globalThis, "document").activeElement === element;

async function memberWith(totalXp: number, email: string) {
  const cookies = await site().member({ email, name: "Maya Lindqvist" });
  await site().world.db.updateTable("users").set({ total_xp: totalXp }).where("email", "=", email).execute();
  return cookies;
}

/** Back to the desktop width, after all widths were checked. */
async function showDesktop(page: Page, theme: Theme): Promise<void> {
  await page.setViewportSize({ width: 1280, height: HEIGHTS[1280] });
  await page.evaluate(showTheme, theme);
}

/** Requests to other hosts are answered by a stub: tests do not use the network. */
async function stubNetworks(context: BrowserContext): Promise<void> {
  await context.route(
    (url) => url.origin !== site().origin,
    (route) => route.fulfill({ contentType: "text/html", body: "A network" }),
  );
}

async function finishQuest(page: Page, xp: string): Promise<void> {
  const title = "Call the printer";
  await makeQuest(page, title, xp);
  await chooseFromMenu(page, title, "Start");
  await button(await findCard(page, title), "Complete").click();
  await page.evaluate(watchForToast, "Streak Started!");
  await button(dialog(page, title), "Just complete").click();
  // It comes after the message of the XP.
  await page.waitForFunction(wasToastSeen);
}

async function shareByWindow(page: Page, act: () => Promise<void>): Promise<void> {
  const [popup] = await Promise.all([page.waitForEvent("popup"), act()]);
  await popup.waitForURL(/^https:/u);
  await closeAfterMinimum(popup);
}

/** A window that seems closed within two seconds does not count as closed. */
async function closeAfterMinimum(popup: Page): Promise<void> {
  await popup.waitForTimeout(2_500);
  await popup.close();
}

async function pictureBy(page: Page, act: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent("download"), act()]);
  const source = `data:image/png;base64,${readFileSync(await download.path()).toString("base64")}`;
  return { name: download.suggestedFilename(), ...(await page.evaluate(describePicture, source)) };
}
