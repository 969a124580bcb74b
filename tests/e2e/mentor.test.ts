import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Locator, Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { type Width, withBrowser } from "./browser.ts";
import { hasFocusWithin } from "./in-page/focus.ts";
import { isInSight } from "./in-page/in-sight.ts";
import { look } from "./look.ts";
import { withSite } from "./site.ts";

declare const navigator: { clipboard: { readText(): Promise<string> } };

const site = withSite();
const visit = withBrowser(site);

const CHAT = "**/api/rag/chat";
const PANEL = "[data-mentor]";
const panelOf = (page: Page) => page.getByRole("dialog", { name: "AI Mentor" });
const boxOf = (page: Page) => page.getByRole("textbox", { name: "Your question" });
const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole("button", { name, exact: true });

async function openPanel(page: Page): Promise<Locator> {
  await button(page, "Mentor").click();
  const panel = panelOf(page);
  await panel.getByText("Powered by").waitFor();
  return panel;
}

async function ask(page: Page, question: string): Promise<void> {
  const answers = panelOf(page).getByText(/^Answered by/u);
  const before = await answers.count();
  await boxOf(page).fill(question);
  await boxOf(page).press("Enter");
  await answers.nth(before).waitFor();
}

/** A mentor that streams a few words and then never finishes. */
async function stallMentor(page: Page): Promise<void> {
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write('event: delta\ndata: {"text":"The first **half**"}\n\n');
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  await page.route(CHAT, (route) => route.continue({ url: `http://127.0.0.1:${port}/` }));
}

test.each([1280, 360] as Width[])("a person talks with the mentor at %i px", async (width) => {
  const member = await site().member({ email: `mentor${width}@example.com`, name: "Maya Lindqvist" });
  const { page, context, allow } = await visit("/", { as: member, width, touch: width === 360 });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const panel = await openPanel(page);
  expect(await page.evaluate(hasFocusWithin, `${PANEL} textarea`)).toBe(true);

  await panel.getByRole("listitem").first().getByRole("button").click();
  await panel.getByText(/^Answered by/u).waitFor();
  await ask(page, "How do I get my first ten customers?");

  await button(panel, "Copy").last().click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\w+/u);

  await button(panel, "Regenerate").click();
  await panel.getByText("2/2").waitFor();
  await button(panel, "Previous attempt").click();
  await panel.getByText("1/2").waitFor();

  const suggestion = panel.getByRole("region", { name: /^Suggested quest/u }).first();
  const title = (await suggestion.getByRole("heading").textContent()) ?? "";
  await button(suggestion, "Add quest").click();
  const added = page.getByRole("region", { name: /^Notifications/u }).getByRole("listitem");
  await added.getByText("Task Added!").waitFor();
  // It gets its place before the next frame is drawn.
  const leave = button(panel, "Back").or(button(panel, "Close")).first();
  await expect.poll(() => leave.evaluate(isInSight)).toBe(true);
  expect(await added.getByText("Task Added!").isVisible()).toBe(true);
  await suggestion.getByText("Added to your quests").waitFor();

  await stallMentor(page);
  await boxOf(page).fill("And then?");
  await boxOf(page).press("Enter");
  await panel.getByText("The first half").waitFor();
  await button(panel, "Stop").click();
  await panel.getByText("Stopped", { exact: true }).waitFor();
  expect(await panel.getByText("The first half").isVisible()).toBe(true);
  await page.unroute(CHAT);

  allow(/Failed to load resource|ERR_FAILED/u);
  await page.route(CHAT, (route) => route.abort());
  await boxOf(page).fill("Typed with care");
  await boxOf(page).press("Enter");
  await page.getByText("Failed to get AI response. Please try again.").first().waitFor();
  expect(await boxOf(page).inputValue()).toBe("Typed with care");
  await page.unroute(CHAT);

  await page.reload();
  await openPanel(page);
  expect(await boxOf(page).inputValue()).toBe("Typed with care");
  await panel.getByText("How do I get my first ten customers?").waitFor();
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "hidden" });
  expect(await page.evaluate(hasFocusWithin, "#mentor-button")).toBe(true);
  await page.locator("#main").getByRole("heading", { name: title }).first().waitFor();
});

test("the conversation is exported and cleared", async () => {
  const member = await site().member({ email: "mentor-keep@example.com", name: "Maya Lindqvist" });
  const { page } = await visit("/", { as: member });
  const panel = await openPanel(page);
  await ask(page, "What should I charge for a candle?");
  await button(panel, "Conversation menu").click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Export conversation" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^sidequest-mentor-\d{4}-\d\d-\d\d\.md$/u);
  expect(readFileSync(await download.path(), "utf8")).toContain("> What should I charge for a candle?");
  await button(panel, "Conversation menu").click();
  await page.getByRole("menuitem", { name: "Clear conversation" }).click();
  await button(page.getByRole("dialog", { name: "Clear the conversation?" }), "Clear").click();
  await panel.getByRole("heading", { name: "What is next for Wick & Willow?" }).waitFor();
  await page.reload();
  await openPanel(page);
  await panel.getByRole("heading", { name: "What is next for Wick & Willow?" }).waitFor();
});

test("the panel has no layout or accessibility problems, empty and full", async () => {
  const member = await site().member({ email: "mentor-look@example.com", name: "Maya Lindqvist" });
  const { page } = await visit("/", { as: member });
  const panel = await openPanel(page);
  await panel.getByRole("listitem").first().waitFor();
  const empty = await look(page, "mentor-empty", { within: PANEL });
  await page.setViewportSize({ width: 1280, height: 800 });
  await ask(page, "How do I get my first ten customers?");
  // A long answer is shown from its beginning: the question stays visible.
  const log = await panel.getByRole("region", { name: "Conversation" }).boundingBox();
  const question = await panel.getByText("How do I get my first ten customers?").boundingBox();
  expect((question?.y ?? 0) - (log?.y ?? 0)).toBeGreaterThan(0);
  const full = await look(page, "mentor", { within: PANEL });
  expect([...empty, ...full]).toEqual([]);
});

test("beside the panel the board stays usable; M opens the panel, with the typed draft", async () => {
  const member = await site().member({ email: "mentor-keys@example.com", name: "Maya Lindqvist" });
  const { page } = await visit("/", { as: member });
  await button(page, "Mentor").waitFor();
  await page.keyboard.press("m");
  const panel = panelOf(page);
  await panel.waitFor();
  await page.keyboard.type("Half a thought");
  await button(page, "Next week").click();
  expect(await panel.isVisible()).toBe(true);
  await button(panel, "Close").click();
  await panel.waitFor({ state: "hidden" });
  await page.keyboard.press("m");
  await panel.waitFor();
  expect(await boxOf(page).inputValue()).toBe("Half a thought");
});
