import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { ANSWERS } from "#server/testing/people/quest-people.ts";
import { type Width, withBrowser } from "../browser.ts";
import { button, card, chooseFromMenu, dialog, findCard, titles } from "../dashboard-by-hand.ts";
import { look } from "../look.ts";
import { withSite } from "../site.ts";

const site = withSite();
const visit = withBrowser(site);

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test.each([1280, 360] as Width[])(
  "at %i px a person confirms the business, reports a sale, moves on a stage and sees the path",
  async (width) => {
    const as = await site().newcomer({ email: `coach${width}@example.com`, name: "Maya Lindqvist" });
    const start = await visit("/terms", { as, width, touch: width === 360 });
    const answered = await start.context.request.post("/api/auth/onboarding", { data: ANSWERS });
    expect(answered.ok()).toBe(true);
    const { page } = start;
    await page.goto("/");

    await confirmBusiness(page);
    await sayConcern(page, width);
    await finishWithSale(page);

    const proposal = region(page, "Move on to Launching?");
    await proposal.getByText("The first money came in.").waitFor();
    await button(proposal, "Move on to Launching").click();
    await proposal.waitFor({ state: "hidden" });

    await page.getByRole("link", { name: "Open the map" }).click();
    await page.getByRole("heading", { level: 1, name: `The path of ${ANSWERS.businessName}` }).waitFor();
    if (width === 1280) await page.getByText(/^you are here/u).waitFor();
    const milestones = page.getByRole("list", { name: /^Milestones/u });
    await milestones
      .getByRole("button", { name: /The first.*Reached/u })
      .first()
      .click();
    await page.getByText("Reached, Launching").waitFor();
  },
);

/** Corrects one chip, fills another, and confirms the sentence, which is then gone for good. */
async function confirmBusiness(page: Page): Promise<void> {
  await findCard(page, "");
  // The card comes when somebody starts to use the page.
  await page.mouse.move(100, 300);
  const card = region(page, "I understood");
  // A phone shows it folded.
  await card.getByRole("button").first().waitFor();
  const line = card.getByRole("button", { expanded: false });
  if (await line.isVisible()) await line.click();
  for (const [label, words] of [
    ["Who it is for", "young families"],
    // The description does not say: it is asked.
    ["Where you sell or publish it", "the Saturday market"],
  ] as const) {
    await button(card, new RegExp(`^${label}: .*Change$`, "u")).click();
    await card.getByRole("textbox", { name: label }).fill(words);
    await page.keyboard.press("Enter");
  }
  await button(card, "Yes, that's right").click();
  await card.waitFor({ state: "hidden" });
  await page.reload();
  await findCard(page, "");
  await expect.poll(() => card.count()).toBe(0);
}

/** Types what is on the mind, chooses a reading, and finds the quest among the others; asked again only next week. */
async function sayConcern(page: Page, width: Width): Promise<void> {
  // It ends at the smallest width.
  const seen = async (name: string) => expect(width === 360 ? await look(page, name) : []).toEqual([]);
  await page.mouse.move(100, 300);
  const asked = region(page, "What is on your mind?");
  await asked.getByText("Or is it one of these?").waitFor();
  expect(await asked.getByRole("listitem").count()).toBe(6);
  await seen("concern-offered");
  await asked.getByRole("textbox").fill("two shops still owe me for candles from summer");
  await page.keyboard.press("Enter");
  await asked.getByText("Which of these do you mean?").waitFor();
  await seen("concern-readings");
  await asked.getByRole("listitem").getByRole("button").first().click();
  await asked.getByText(/^Added for/u).waitFor();
  const [title = ""] = await asked.locator("b").allTextContents();
  await findCard(page, title);
  await page.reload();
  await findCard(page, title);
  await page.mouse.move(100, 300);
  await expect.poll(() => asked.count()).toBe(0);
}

async function finishWithSale(page: Page): Promise<void> {
  await findCard(page, "");
  const [title = ""] = await titles(page);
  await chooseFromMenu(page, title, "Complete");
  const notes = dialog(page, title);
  await notes.getByLabel("What happened?").fill("Went to the market and sold 2.");
  await button(notes, "Complete").click();
  await card(page, title).waitFor({ state: "hidden" });
}
