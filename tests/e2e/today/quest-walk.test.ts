import { readFileSync } from "node:fs";
import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { answerOnboarding, finishOnboarding } from "../account/onboarding-by-hand.ts";
import { fillSignInForm } from "../account/sign-in-by-hand.ts";
import { type Width, withBrowser } from "../browser.ts";
import {
  button,
  card,
  chooseFromMenu,
  dialog,
  findCard,
  fromBar,
  makeQuest,
  titles,
  toastText,
} from "../dashboard-by-hand.ts";
import { wasToastSeen, watchForToast } from "../in-page/toast-seen.ts";
import { withSite } from "../site.ts";

const site = withSite();
const visit = withBrowser(site);

const OWN = "Call the label printer";

test.each([1280, 360] as Width[])("a new person goes through the whole loop at %i px", async (width) => {
  const { page, context, tolerate } = await visit("/app", { width, touch: width === 360 });
  await stubTools(context);
  await button(page, "Continue with Google").click();
  await fillSignInForm(page, { email: `walk${width}@example.com`, name: "Maya Lindqvist" });
  await answerOnboarding(page);
  await finishOnboarding(page);
  await toastText(page, "Welcome aboard!").waitFor();

  await finishFirst(page);
  await takeTrial(page, width);
  await workInWorkspace(page, context);
  await levelUpWithOwn(page);
  await rejectOneTwice(page);
  await changeProfile(page);
  await exportData(page);
  // Events may be on their way while the session ends; the app sends them once more as a visitor's.
  tolerate(/status of 401 .*\/api\/analytics\//u);
  await fromBar(page, "Sign out");
  await page.getByRole("heading", { level: 1, name: /^Turn your side business/u }).waitFor();
  await page.goto("/app");
  await page.getByRole("heading", { name: "Welcome to SideQuest" }).waitFor();
});

/** Requests to other hosts are answered by a stub: tests do not use the network. */
async function stubTools(context: BrowserContext): Promise<void> {
  await context.route(
    (url) => url.origin !== site().origin,
    (route) => route.fulfill({ contentType: "text/html", body: "A tool" }),
  );
}

/** The trial offer opens by itself after the first finished quest. */
async function takeTrial(page: Page, width: Width): Promise<void> {
  await button(dialog(page, "Thirty days to find out"), "Start free trial").click();
  await toastText(page, "Trial Started").waitFor();
  // A phone has it in the menu.
  if (width === 1280) await button(page, "Free trial: 30 days left").waitFor();
}

/** Completes a quest from onboarding by its card. */
async function finishFirst(page: Page): Promise<void> {
  await findCard(page, "");
  const [title = ""] = await titles(page);
  await chooseFromMenu(page, title, "Complete");
  await page.evaluate(watchForToast, "Streak Started!");
  await button(dialog(page, title), "Just complete").click();
  await card(page, title).waitFor({ state: "hidden" });
  // It comes after the message of the XP.
  await page.waitForFunction(wasToastSeen);
}

/** In the workspace the tool opens by itself, the timer runs, and the toast shows the time. */
async function workInWorkspace(page: Page, context: BrowserContext): Promise<void> {
  const title = "Post three photos on Instagram";
  await makeQuest(page, title, "25");
  await chooseFromMenu(page, title, "Start");
  // A started quest stands at the top of the page.
  await page
    .locator("#main")
    .getByText(/^In progress/u)
    .first()
    .waitFor();

  const opened = context.waitForEvent("page");
  await button(page.locator("#main"), `Quest menu: ${title}`).first().click();
  await page.getByRole("menuitem", { name: "Open workspace" }).click();
  const workspace = dialog(page, title);
  const tool = await opened;
  await tool.waitForURL(/^https:\/\/www\.instagram\.com/u);
  await tool.close();
  await workspace.getByText("Instagram is open in its own tab.").waitFor();
  const clock = workspace.getByRole("timer");
  await expect.poll(() => clock.textContent()).toMatch(/^00:(?!00:0[01])\d\d:\d\d$/u);
  await workspace.getByLabel("Notes").fill("Went well.");
  await button(workspace, "Complete").click();
  await toastText(page, /You earned 25 XP!.*Time spent: 00:(?!00:0[01])\d\d:\d\d\./u).waitFor();
  await workspace.waitFor({ state: "hidden" });
  await card(page, title).waitFor({ state: "hidden" });
  await button(page, "Toolbox").click();
  await page.getByRole("link", { name: "Instagram" }).waitFor();
  await page.keyboard.press("Escape");
}

/** Creates, edits and completes an own quest, which reaches the next level. */
async function levelUpWithOwn(page: Page): Promise<void> {
  await makeQuest(page, "Call the printer", "100");
  await chooseFromMenu(page, "Call the printer", "Edit");
  const form = dialog(page, "Edit quest");
  await form.getByLabel("Title").fill(OWN);
  await button(form, "Save changes").click();
  await toastText(page, "Task Updated").waitFor();

  await chooseFromMenu(page, OWN, "Complete");
  const notes = dialog(page, OWN);
  await notes.getByLabel("What happened?").fill("They can do it by Friday.");
  await button(notes, "Complete").click();

  const levelUp = dialog(page).filter({ hasText: "Congratulations! You've reached a new level!" });
  await button(levelUp, "Continue Quest").click();
  await levelUp.waitFor({ state: "hidden" });
  await card(page, OWN).waitFor({ state: "hidden" });
}

/** Rejects a quest, restores it by Undo, and rejects it for good. */
async function rejectOneTwice(page: Page): Promise<void> {
  await page.reload();
  await findCard(page, "");
  const [title = ""] = await titles(page);
  await chooseFromMenu(page, title, "Not Relevant");
  await card(page, title).waitFor({ state: "hidden" });
  await toastText(page, "Task Rejected").waitFor();
  await button(page, "Undo").click();
  await findCard(page, title);
  await chooseFromMenu(page, title, "Not Relevant");
  await card(page, title).waitFor({ state: "hidden" });
  await toastText(page, "Task Rejected").waitFor();
  await page.reload();
  await findCard(page, "");
  expect(await titles(page)).not.toContain(title);
  expect(await titles(page)).not.toContain(OWN);
}

async function changeProfile(page: Page): Promise<void> {
  await fromBar(page, "Profile");
  const name = dialog(page, "Maya Lindqvist").getByRole("textbox", { name: "Business name" });
  await name.fill("Wick, Willow & Wax");
  await button(dialog(page, "Maya Lindqvist"), "Save changes").click();
  await dialog(page).waitFor({ state: "hidden" });
  await toastText(page, "Profile Updated").waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "Welcome back, Maya!" }).waitFor();
  await fromBar(page, "Profile");
  await expect.poll(() => name.inputValue()).toBe("Wick, Willow & Wax");
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "hidden" });
}

async function exportData(page: Page): Promise<void> {
  const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Export Data").click()]);
  expect(download.suggestedFilename()).toMatch(/^sidequest-data-\d{4}-\d{2}-\d{2}\.json$/u);
  const saved = JSON.parse(readFileSync(await download.path(), "utf8"));
  expect(saved.user).toMatchObject({ totalCompleted: 3 });
  expect(saved.completedTasks).toContainEqual(expect.objectContaining({ title: OWN, xpReward: 100 }));
  await toastText(page, "Data Exported").waitFor();
}
