import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { QuestView } from "#contracts/quests.ts";
import { chooseTool } from "#domain/toolbox/choose-tool.ts";
import { AI_MENTOR } from "#domain/toolbox/tools.ts";
import { type Width, withBrowser } from "./browser.ts";
import { button, dialog } from "./dashboard-by-hand.ts";
import { hasFocusWithin } from "./in-page/focus.ts";
import { look } from "./look.ts";
import { withSite } from "./site.ts";

const site = withSite();
const visit = withBrowser(site);

const WORKSPACE = "[data-feature='Task Workspace']";
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const panelOf = (page: Page) => page.locator("[data-mentor]");

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not on screen`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** With a week of quests, the first of them in progress. */
async function arrive(email: string, width: Width) {
  const as = await site().member({ email, name: "Maya Lindqvist" });
  const { page, context } = await visit("/terms", { as, width, touch: width !== 1280 });
  await context.request.post("/api/tasks/regenerate");
  const quests = (await (await context.request.get("/api/tasks")).json()) as QuestView[];
  const [quest] = quests;
  if (!quest) throw new Error("No quest was made");
  await context.request.patch(`/api/tasks/${quest.id}`, { data: { inProgress: true } });
  await page.goto("/");
  await page.getByRole("timer").first().waitFor();
  return { page, quest };
}

test.each([1024, 1280, 1680])("at %i px it stands beside every page and covers nothing", async (width) => {
  const { page } = await arrive(`beside${width}@example.com`, 1280);
  await page.setViewportSize({ width, height: 800 });
  await button(page, "Mentor").click();
  await panelOf(page).waitFor();
  for (const path of ["/", "/path", "/leaderboard", "/analytics", "/performance", "/privacy"]) {
    if (path !== "/") {
      await page.goto(path);
      await heading(page).waitFor();
      await button(page, "Mentor").waitFor();
      await page.keyboard.press("m");
      await panelOf(page).waitFor();
    }
    const column = await boxOf(page, "#main > *");
    const panel = await boxOf(page, "[data-mentor]");
    expect([path, Math.round(panel.width), panel.x >= column.right]).toEqual([path, 380, true]);
    expect([path, panel.right <= width, panel.bottom <= 800]).toEqual([path, true, true]);
  }
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(width);
});

test("it stays open from page to page, and gives its room and the focus back", async () => {
  const { page } = await arrive("beside-stays@example.com", 1280);
  const before = await boxOf(page, "#main > *");
  await button(page, "Mentor").click();
  await panelOf(page).getByRole("textbox").fill("Half a thought");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").waitFor();
  await page.keyboard.type("Leaderboard");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/leaderboard");
  await heading(page).waitFor();
  expect(await panelOf(page).getByRole("textbox").inputValue()).toBe("Half a thought");
  expect(await look(page, "mentor-beside", { widths: [1280] })).toEqual([]);
  await panelOf(page).getByRole("textbox").focus();
  await page.keyboard.press("Escape");
  await panelOf(page).waitFor({ state: "detached" });
  expect(await page.evaluate(hasFocusWithin, "#mentor-button")).toBe(true);
  await page.goBack();
  await page.getByRole("article").first().waitFor();
  expect((await boxOf(page, "#main > *")).width).toBe(before.width);
});

test.each([1280, 360] as Width[])(
  "in the workspace at %i px it leaves title and timer in sight, and asks about the quest",
  async (width) => {
    const { page, quest } = await arrive(`inside${width}@example.com`, width);
    await button(page, `Quest menu: ${quest.title}`).first().click();
    await page.getByRole("menuitem", { name: "Open workspace" }).click();
    const workspace = dialog(page, quest.title);
    await workspace.getByRole("timer").waitFor();
    const mentor = workspace.getByRole("region", { name: "AI Mentor" });
    // A quest whose tool is the mentor opens it by itself, and its buttons are then hidden at 360 px.
    if (chooseTool(quest).name !== AI_MENTOR) await button(workspace, "Ask mentor").click();
    await mentor.getByText(`About: ${quest.title}`).waitFor();
    expect(await mentor.getByRole("textbox").inputValue()).toBe("");

    const timer = await boxOf(page, `${WORKSPACE} [role=timer]`);
    const panel = await boxOf(page, "[data-mentor]");
    expect(width === 360 ? timer.bottom <= panel.y : timer.right <= panel.x).toBe(true);
    expect(timer.y).toBeGreaterThanOrEqual(0);
    expect(await look(page, "mentor-workspace", { within: WORKSPACE, widths: [width] })).toEqual([]);

    await mentor.getByRole("textbox").fill("Where do I start?");
    const [asked] = await Promise.all([
      page.waitForRequest("**/api/rag/chat"),
      mentor.getByRole("textbox").press("Enter"),
    ]);
    expect(asked.postDataJSON()).toMatchObject({ prompt: "Where do I start?", questId: quest.id });
    await mentor.getByText("Answered by SideQuest, no outside service").waitFor();
    await page.keyboard.press("Escape");
    await mentor.waitFor({ state: "detached" });
    expect(await workspace.isVisible()).toBe(true);
  },
);
