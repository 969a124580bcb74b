import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { withBrowser } from "../browser.ts";
import { look } from "../look.ts";
import { withSite } from "../site.ts";

const site = withSite();
const visit = withBrowser(site);

const monthOf = (page: Page) => page.getByRole("region", { name: "This month's sums" });
const entries = (page: Page) => page.getByRole("region", { name: "Entries" }).getByRole("listitem");

/** Types into the window's form and sends it. */
async function enter(page: Page, amount: string, what: string) {
  const form = page.getByRole("dialog", { name: "Enter money" });
  await form.getByRole("textbox", { name: "Amount" }).fill(amount);
  await form.getByRole("textbox", { name: "What for" }).fill(what);
  await page.keyboard.press("Enter");
  await form.waitFor({ state: "detached" });
}

test("from the first sale to the year: entered by keyboard, celebrated once, changed and undone", async () => {
  const { page } = await visit("/money", {
    as: await site().member({ email: "mo@example.com", name: "Mo" }),
  });
  await page.getByRole("heading", { name: "Your first sale belongs here" }).waitFor();
  expect(await look(page, "money-empty")).toEqual([]);

  await page.getByRole("button", { name: "Enter the first" }).focus();
  await page.keyboard.press("Enter");
  const form = page.getByRole("dialog", { name: "Enter money" });
  await expect.poll(() => page.locator(":focus").getAttribute("name")).toBe("amount");
  await page.keyboard.press("Enter");
  await form.getByText("Type an amount above zero, like 38 or 38.50.").waitFor();
  expect(await look(page, "money-entry-problems", { within: '[role="dialog"]' })).toEqual([]);
  await enter(page, "38.50", "Gift set");
  await page.getByRole("region", { name: "New achievement: First revenue" }).waitFor();
  await page.getByRole("button", { name: "Dismiss" }).first().click();
  await monthOf(page).getByText("$38.50").first().waitFor();

  await page.getByRole("button", { name: "Enter money" }).click();
  await form.getByRole("button", { name: "Again: Gift set, $38.50" }).click();
  await form.getByRole("radio", { name: "Money out" }).click();
  await enter(page, "1,012", "Donaudampfschifffahrtsgesellschaftskapitänsmützenwachs".repeat(2));
  await expect.poll(() => entries(page).count()).toBe(2);
  expect(await page.getByRole("region", { name: /^New achievement/u }).count()).toBe(0);
  await monthOf(page).getByText("Short").waitFor();

  await page.getByRole("button", { name: "Set a goal" }).click();
  await page.getByRole("textbox", { name: "Amount a month" }).fill("250");
  await page.keyboard.press("Enter");
  await monthOf(page).getByText("$211.50 to go.").waitFor();
  await expect.poll(() => page.locator(":focus").innerText()).toBe("Change the goal");
  expect(await look(page, "money")).toEqual([]);

  await entries(page).filter({ hasText: "Gift set" }).getByRole("button").click();
  const change = page.getByRole("dialog", { name: "Change the entry" });
  expect(await look(page, "money-change", { within: '[role="dialog"]' })).toEqual([]);
  await change.getByRole("button", { name: "Remove" }).click();
  await expect.poll(() => entries(page).count()).toBe(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => entries(page).count()).toBe(2);

  await page.getByRole("button", { name: /^Year \d{4}$/u }).click();
  await page.getByRole("table", { name: "Months in USD" }).waitFor();
  expect(await look(page, "money-year", { within: '[role="dialog"]' })).toEqual([]);
});

test("Today shows the month and takes an entry on the spot", async () => {
  const { page } = await visit("/", { as: await site().member({ email: "ada@example.com", name: "Ada" }) });
  const card = page.getByRole("region", { name: "Money" });
  await card.getByText("Enter the first money your business brings in").waitFor();
  await card.getByRole("button", { name: "Entry" }).click();
  await enter(page, "38.50", "Gift set");
  await card.getByText("Last: Gift set, $38.50").waitFor();
  await page.getByRole("button", { name: "Dismiss" }).first().click();
  expect(await look(page, "money-today")).toEqual([]);
  await card.getByRole("link", { name: "Money" }).click();
  await expect.poll(() => page.title()).toBe("Money · SideQuest");
});

test("a file is looked at before it is entered, and adds nothing the second time", async () => {
  const path = join(tmpdir(), `sidequest-money-${process.pid}.csv`);
  await writeFile(
    path,
    "Day;Amount;What\n2026-03-01;38,00;Gift set\n02.03.2026;-12,50;Wax\nyesterday;1;Nothing\n",
  );
  const { page } = await visit("/money", {
    as: await site().member({ email: "lin@example.com", name: "Lin" }),
  });
  const loadFile = async () => {
    await page.getByRole("button", { name: "Load a file" }).last().click();
    await page.getByLabel("CSV file").setInputFiles(path);
  };
  await loadFile();
  await page.getByText("2 new, 0 entered already, 1 not understood").waitFor();
  expect(await look(page, "money-file", { within: '[role="dialog"]' })).toEqual([]);
  await page.getByRole("button", { name: "Enter 2 lines" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await loadFile();
  await page.getByText("0 new, 2 entered already, 1 not understood").waitFor();
  expect(await page.getByRole("button", { name: "Nothing new to enter" }).isDisabled()).toBe(true);
});
