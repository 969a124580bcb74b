import type { Locator, Page } from "playwright-core";

export const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole("button", { name, exact: true });

export const dialog = (page: Page, name?: string | RegExp) =>
  page.getByRole("dialog", name === undefined ? {} : { name });

/** Its card in the schedule; at the top of the page a quest is no article. */
export const card = (page: Page, title: string) => page.getByRole("article").filter({ hasText: title });

export const titles = (page: Page) => page.getByRole("article").getByRole("heading").allTextContents();

/** The visible toast, not the screen reader text. */
export const toastText = (page: Page, text: string | RegExp) =>
  page.locator("[role=region][aria-label^=Notifications]").getByText(text);

export async function chooseFromMenu(page: Page, title: string, item: string): Promise<void> {
  const found = await findCard(page, title);
  await found.hover();
  await button(found, `Quest menu: ${title}`).click();
  await page.getByRole("menuitem", { name: item, exact: true }).click();
}

/** Waits for a quest's card in the week. On phones those at the top of the page have none. */
export async function findCard(page: Page, title: string): Promise<Locator> {
  const found = card(page, title);
  await found.first().waitFor();
  return found;
}

/** On a phone a started quest has the whole page: goes back to the rest of it. */
export async function backToToday(page: Page): Promise<void> {
  const back = button(page, "Back to Today");
  if ((page.viewportSize()?.width ?? 0) >= 640) return;
  await back.click();
  await back.waitFor({ state: "hidden" });
}

export async function makeQuest(page: Page, title: string, xp: string): Promise<void> {
  await button(page, "New quest").click();
  const form = dialog(page, "New quest");
  await form.getByLabel("Title").fill(title);
  await form.getByRole("radio", { name: xp }).click();
  await button(form, "Create quest").click();
  await toastText(page, "Task Created").waitFor();
  await form.waitFor({ state: "hidden" });
}

/** Uses the top bar's buttons, or the phone's menu. */
export async function fromBar(page: Page, name: "Profile" | "Sign out"): Promise<void> {
  if (await button(page, "Menu").isVisible()) {
    await button(page, "Menu").click();
    await page.getByRole("menuitem", { name }).click();
  } else {
    await button(page, name).click();
  }
}
