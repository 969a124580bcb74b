import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { ActivityView } from "#contracts/activity.ts";
import { withBrowser } from "../browser.ts";
import { dialog } from "../dashboard-by-hand.ts";
import { look } from "../look.ts";
import { withSite } from "../site.ts";

const site = withSite();
const visit = withBrowser(site);

const DIALOG = "[role=dialog]";
const TITLE = "Write the Cedar & Clove gift-set page";
const QUEST = {
  title: TITLE,
  description:
    "Scent first, price last.\n1. Write the scent in one line.\n2. Weigh the parcel.\nDone when it is saved.",
  xpReward: 25,
  category: "Marketing",
  difficulty: "Beginner",
  estimatedHours: 1,
  dueDate: "2030-01-01T23:59:00.000Z",
};
const LONG =
  "Write down every single thing that a buyer has ever asked about the parcels we send to far away islands";

async function arrive(email: string, path: string) {
  const as = await site().member({ email, name: "Maya Lindqvist" });
  const { page, context, ...rest } = await visit(path, { as });
  await page.locator("#loading-screen").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Activity" }).waitFor();
  return { page, context, ...rest };
}

async function type(page: Page, words: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").waitFor();
  await page.keyboard.type(words);
}

test("by keyboard: a quest is found by a word of its steps and started; a second tab sees it at once", async () => {
  const { page, context } = await arrive("palette@example.com", "/leaderboard");
  await context.request.post("/api/tasks", { data: QUEST });
  const second = await context.newPage();
  await second.goto("/leaderboard");
  await second.locator("#loading-screen").waitFor({ state: "detached" });
  await second.getByRole("button", { name: "Activity" }).focus();
  await second.keyboard.press("Enter");
  await second.getByText("Task Created").waitFor();

  await type(page, "parcel");
  await page.getByRole("option", { name: TITLE, selected: true }).waitFor();
  await page.keyboard.press("Enter");
  const reading = dialog(page, TITLE);
  await reading.waitFor();
  expect(new URL(page.url()).pathname).toBe("/");
  await reading.getByRole("button", { name: "Start" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("region", { name: TITLE }).getByRole("timer").waitFor();

  await second.getByText("Task Started").waitFor();
  const list = async () => (await (await context.request.get("/api/activity")).json()) as ActivityView[];
  await expect.poll(async () => (await list()).every(({ isRead }) => isRead)).toBe(true);

  await type(page, "pause");
  await page.getByRole("option", { name: `Pause “${TITLE}”`, selected: true }).waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Go on" }).first().waitFor();
});

test("any words become a quest of today", async () => {
  const { page } = await arrive("palette-new@example.com", "/leaderboard");
  await type(page, "Order twenty jars");
  await page.getByRole("option", { name: "Create quest “Order twenty jars”" }).waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Order twenty jars" }).first().waitFor();
  await page.keyboard.press("Control+k");
  await page.getByRole("option", { name: "Start “Order twenty jars”" }).waitFor();
});

test("the palette has no layout or accessibility problems: found, long, nothing, failed", async () => {
  const { page, context, allow } = await arrive("palette-look@example.com", "/leaderboard");
  for (const title of [TITLE, LONG]) await context.request.post("/api/tasks", { data: { ...QUEST, title } });
  await type(page, "parcel");
  await page.getByRole("option", { name: TITLE }).waitFor();
  expect(await look(page, "palette-found", { within: DIALOG })).toEqual([]);
  await page
    .getByRole("combobox")
    .fill("what should a wedding box of forty candles with names on each of them cost");
  await page.getByRole("option", { name: /^Create quest/u }).waitFor();
  await page.getByText("Searching your quests…").waitFor({ state: "detached" });
  expect(await look(page, "palette-nothing", { within: DIALOG })).toEqual([]);
  await page.route("**/api/search*", (route) => route.fulfill({ status: 503, json: {} }));
  allow(/503/u);
  await page.getByRole("combobox").fill("parcel post");
  await page.getByRole("alert").waitFor();
  expect(await look(page, "palette-failed", { within: DIALOG })).toEqual([]);
});

test("the activity list has no layout or accessibility problems", async () => {
  const { page, context } = await arrive("activity-look@example.com", "/leaderboard");
  for (const title of [TITLE, LONG, "Thank Ana"]) {
    const made = await (await context.request.post("/api/tasks", { data: { ...QUEST, title } })).json();
    await context.request.patch(`/api/tasks/${made.id}`, { data: { isCompleted: true } });
  }
  await page.getByRole("button", { name: "Activity" }).click();
  await page.getByText("Achievement earned").first().waitFor();
  expect(await look(page, "activity-kept", { within: DIALOG })).toEqual([]);
});
