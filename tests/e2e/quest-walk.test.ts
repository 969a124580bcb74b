import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Width, withBrowser } from "./browser.ts";
import { fillSignInForm } from "./sign-in-by-hand.ts";
import { withSite } from "./site.ts";

const site = withSite();
const visit = withBrowser(site);

const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true });
const dialog = (page: Page, name?: string | RegExp) =>
  page.getByRole("dialog", name === undefined ? {} : { name });

/** The eight steps, as a person answers them. */
async function tellAboutBusiness(page: Page): Promise<void> {
  const next = () => button(page, "Continue").click();
  await page.getByRole("textbox", { name: "What is your business called?" }).fill("Wick & Willow");
  await page.keyboard.press("Enter");
  await page.getByText("E-commerce", { exact: true }).click();
  await next();
  await page.getByText("Pre-Launch", { exact: true }).click();
  await next();
  await page.getByRole("textbox", { name: /What does Wick & Willow do/u }).fill("Candles in reused glass.");
  await page.keyboard.press("Enter");
  await page.getByText("Generate Revenue", { exact: true }).click();
  await page.getByText("1 goal(s) selected").waitFor();
  await next();
  await page.getByText("Complete Beginner", { exact: true }).click();
  await next();
  await page.getByText("5-10 hours/week", { exact: true }).click();
  await next();
  // Every day is open, so that today has a column whatever day the test runs on.
  for (const day of ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]) {
    await page.getByText(day, { exact: true }).click();
  }
  await button(page, "Start Your Quest").click();
  await page.getByRole("heading", { name: "Welcome back, Maya!" }).waitFor();
}

async function openMenu(page: Page, title: string, item: string): Promise<void> {
  const card = page.getByRole("article").filter({ hasText: title });
  await card.hover();
  await page.getByRole("button", { name: `Quest menu: ${title}` }).click();
  await page.getByRole("menuitem", { name: item, exact: true }).click();
}

const titles = (page: Page) => page.getByRole("article").getByRole("heading").allTextContents();

async function makeQuest(page: Page, title: string, xp: string): Promise<void> {
  await button(page, "New quest").click();
  const form = dialog(page, "New quest");
  await form.getByLabel("Title").fill(title);
  await form.getByRole("radio", { name: xp }).click();
  await button(form, "Create quest").click();
  await page.getByText("Task Created").first().waitFor();
  await form.waitFor({ state: "hidden" });
}

async function today(page: Page, title: string): Promise<Locator> {
  const card = page.getByRole("article").filter({ hasText: title });
  // On a phone one day is shown at a time; the quest is on one of them.
  for (const disc of await page
    .getByRole("group", { name: /week|days/iu })
    .getByRole("button")
    .all()) {
    if (await card.isVisible()) return card;
    await disc.click();
  }
  return card;
}

test.each([1280, 360] as Width[])("a new person walks the whole loop at %i px", async (width) => {
  const email = `walk${width}@example.com`;
  const { page } = await visit("/app", { width, touch: width === 360 });
  await button(page, "Continue with Google").click();
  await fillSignInForm(page, { email, name: "Maya Lindqvist" });
  await page.getByRole("textbox", { name: "What is your business called?" }).waitFor();
  await tellAboutBusiness(page);
  await page.getByText("Weekly Schedule").first().waitFor();

  await makeQuest(page, "Call the printer", "100");
  const card = await today(page, "Call the printer");
  await openMenu(page, "Call the printer", "Edit");
  await dialog(page, "Edit quest").getByLabel("Title").fill("Call the label printer");
  await button(dialog(page, "Edit quest"), "Save changes").click();
  await page.getByText("Task Updated").first().waitFor();

  await openMenu(page, "Call the label printer", "Start");
  await page.getByText("Task Started").first().waitFor();
  await button(page.getByRole("article").filter({ hasText: "Call the label printer" }), "Complete").click();
  await dialog(page, "Call the label printer").getByLabel("What happened?").fill("They can do it by Friday.");
  await dialog(page, "Call the label printer").getByRole("button", { name: "Complete", exact: true }).click();

  const levelUp = dialog(page).filter({ hasText: "Congratulations! You've reached a new level!" });
  await levelUp.waitFor();
  await button(levelUp, "Continue Quest").click();
  await levelUp.waitFor({ state: "hidden" });
  await card.waitFor({ state: "hidden" });
  expect(await titles(page)).not.toContain("Call the label printer");

  await page.reload();
  await page.getByRole("heading", { name: "Welcome back, Maya!" }).waitFor();
  await page.getByText("0/100 XP").first().waitFor();

  const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Export Data").click()]);
  const saved = JSON.parse(readFileSync(await download.path(), "utf8"));
  expect(saved.user).toMatchObject({ totalCompleted: 1 });
  expect(saved.completedTasks).toMatchObject([{ title: "Call the label printer", xpReward: 100 }]);
  await page.getByText("Data Exported").first().waitFor();
});

test("a quest that is not relevant goes, comes back by Undo, and goes for good", async () => {
  const member = await site().member({ email: "reject@example.com", name: "Maya Lindqvist" });
  const { page, context } = await visit("/", { as: member });
  await context.request.post("/api/tasks/regenerate");
  await page.reload();
  await page.getByRole("article").first().waitFor();
  const [title = ""] = await titles(page);
  await openMenu(page, title, "Not Relevant");
  await page.getByText("Task Rejected").first().waitFor();
  await page.getByRole("article").filter({ hasText: title }).waitFor({ state: "hidden" });
  await button(page, "Undo").click();
  await page.getByRole("article").filter({ hasText: title }).waitFor();
  await openMenu(page, title, "Not Relevant");
  await page.getByRole("article").filter({ hasText: title }).waitFor({ state: "hidden" });
  await page.reload();
  await page.getByRole("article").first().waitFor();
  expect(await titles(page)).not.toContain(title);
});

test("what was typed survives a lost connection and a lost session", async () => {
  const member = await site().member({ email: "typed@example.com", name: "Maya Lindqvist" });
  const { page, context, allow } = await visit("/", { as: member });
  allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED|401/u);
  await button(page, "New quest").first().click();
  const form = dialog(page, "New quest");
  await form.getByLabel("Title").fill("Typed with care");
  await context.setOffline(true);
  await button(form, "Create quest").click();
  await form.getByRole("alert").waitFor();
  expect(await form.getByLabel("Title").inputValue()).toBe("Typed with care");
  await context.setOffline(false);
  await context.clearCookies({ name: "sq_session" });
  await button(form, "Create quest").click();
  await expect.poll(() => form.getByRole("alert").textContent()).toContain("sign in");
  expect(await form.getByLabel("Title").inputValue()).toBe("Typed with care");
});
