import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { QuestView } from "#contracts/quests.ts";
import { MS_PER_DAY, MS_PER_MINUTE } from "#domain/general/durations.ts";
import { WIDTHS, type Width, withBrowser } from "../browser.ts";
import { button, dialog } from "../dashboard-by-hand.ts";
import { focusedName } from "../in-page/focus.ts";
import { isInSight } from "../in-page/in-sight.ts";
import { look } from "../look.ts";
import { withSite } from "../site.ts";

const site = withSite();
const visit = withBrowser(site);

const TITLE = "Write the Cedar & Clove gift-set page";
const STEPS = [
  "Write the scent in one line, as if to a friend who cannot smell it.",
  "Add burn time, jar size and what is in the box.",
  "Put the price last: $38 for the set.",
  "Read it aloud once and cut one sentence.",
] as const;
const DESCRIPTION = `Scent first, burn time second, price last. 120 words is plenty.
${STEPS.map((step, index) => `${index + 1}. ${step}`).join("\n")}
Done when the page is saved with 120 words, a price and one photo.`;

const running = (page: Page) => page.getByRole("region", { name: TITLE });
const step = (page: Page, number: number) =>
  running(page).getByRole("checkbox", { name: STEPS[number - 1] ?? "" });
const timer = (page: Page) => running(page).getByRole("timer", { name: "Counted time" });

async function arrive(email: string, width: Width = 1280) {
  const as = await site().member({ email, name: "Maya Lindqvist" });
  const { page, context } = await visit("/terms", { as, width, touch: width !== 1280 });
  const made = await context.request.post("/api/tasks", {
    data: {
      title: TITLE,
      description: DESCRIPTION,
      xpReward: 25,
      category: "Marketing",
      difficulty: "Beginner",
      estimatedHours: 1,
      // Overdue, so that it stands today on every day of the week.
      dueDate: new Date(Date.now() - MS_PER_DAY),
    },
  });
  const quest = (await made.json()) as QuestView;
  const readQuest = async () => {
    const quests = (await (await context.request.get("/api/tasks")).json()) as QuestView[];
    return quests.find(({ id }) => id === quest.id);
  };
  const open = async () => {
    await page.goto("/");
    await page.getByText(TITLE).first().waitFor();
    await page.locator("#loading-screen").waitFor({ state: "detached" });
  };
  return { page, context, quest, readQuest, open };
}

/** Goes back in time: as if the quest had been started that long ago. */
async function startEarlier(questId: string, ms: number): Promise<void> {
  const at = new Date(site().world.clock.now().getTime() - ms);
  await site()
    .world.db.updateTable("quests")
    .set({ started_at: at, worked_sec: 0, counting_since: at })
    .where("id", "=", questId)
    .execute();
}

test("start, tick, pause, open the workspace and complete, all by keyboard; a reload keeps it", async () => {
  const { page, quest, readQuest, open } = await arrive("running@example.com");
  await open();
  await page.getByRole("button", { name: TITLE }).first().focus();
  await page.keyboard.press("Enter");
  await button(dialog(page, TITLE), "Start").focus();
  await page.keyboard.press("Enter");
  await timer(page).waitFor();

  await step(page, 1).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect.poll(async () => (await readQuest())?.stepsDone).toEqual([1, 2]);
  await running(page).getByText("In progress, 2 of 4 steps").waitFor();

  await startEarlier(quest.id, 8 * MS_PER_MINUTE);
  await page.reload();
  await timer(page).waitFor();
  expect([await step(page, 1).isChecked(), await step(page, 2).isChecked()]).toEqual([true, true]);
  expect(await step(page, 3).isChecked()).toBe(false);
  const before = await timer(page).textContent();
  expect(before?.startsWith("00:0")).toBe(true);
  expect(before?.localeCompare("00:08:00")).toBeGreaterThanOrEqual(0);
  await expect.poll(() => timer(page).textContent()).not.toBe(before);

  await button(running(page), "Pause").focus();
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await readQuest())?.countingSince).toBeNull();
  expect(await page.evaluate(focusedName)).toBe("Go on");
  const counted = (await readQuest())?.workedSec ?? 0;
  expect(counted).toBeGreaterThanOrEqual(8 * 60);
  await page.reload();
  await button(running(page), "Go on").waitFor();
  const stands = new Date(counted * 1_000).toISOString().slice(11, 19);
  expect(await timer(page).textContent()).toBe(stands);

  await button(running(page), `Quest menu: ${TITLE}`).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Open workspace" }).focus();
  await page.keyboard.press("Enter");
  const workspace = dialog(page, TITLE);
  await workspace.getByText(`Counted ${stands} of 1 h, paused`).waitFor();
  expect(await workspace.getByRole("checkbox", { name: STEPS[1] }).isChecked()).toBe(true);
  expect(await workspace.getByRole("checkbox", { name: STEPS[2] }).isChecked()).toBe(false);
  // The tool of this quest is the mentor: it opens beside the steps by itself, and Escape closes one after the other.
  await workspace.getByRole("region", { name: "AI Mentor" }).waitFor();
  await expect
    .poll(async () => {
      await page.keyboard.press("Escape");
      return workspace.isVisible();
    })
    .toBe(false);

  await button(running(page), "Complete").focus();
  await page.keyboard.press("Enter");
  await running(page).waitFor({ state: "detached" });
  await expect.poll(async () => (await readQuest())?.isCompleted).toBe(true);
  expect(JSON.parse((await readQuest())?.completionNotes ?? "")).toEqual({ v: 1, timeSpentSec: counted });
});

test.each(WIDTHS)("at %i px Complete is in view, and nothing is cut off or out of reach", async (width) => {
  const { page, context, quest, open } = await arrive(`running${width}@example.com`, width);
  await context.request.patch(`/api/tasks/${quest.id}`, { data: { inProgress: true, stepsDone: [1, 2] } });
  await startEarlier(quest.id, 8 * MS_PER_MINUTE + 42_000);
  await open();
  const complete = button(running(page), "Complete");
  const box = await complete.boundingBox();
  if (!box) throw new Error("Complete is not on screen");
  const height = page.viewportSize()?.height ?? 0;
  expect(box.y + box.height).toBeLessThanOrEqual(height);
  expect(Math.round(box.height)).toBe(58);
  const others = await button(page, "Complete").all();
  const inWindow = await Promise.all(others.map((other) => other.evaluate(isInSight)));
  expect(inWindow.filter(Boolean)).toHaveLength(1);
  expect(await look(page, "running", { widths: [width] })).toEqual([]);
});

test("on a phone a started quest has the whole page, and the way back leads to the rest of it", async () => {
  const { page, context, quest, open } = await arrive("alone@example.com", 360);
  await context.request.patch(`/api/tasks/${quest.id}`, { data: { inProgress: true } });
  await open();
  await timer(page).waitFor();
  const around = [
    page.getByRole("banner"),
    page.getByRole("navigation", { name: "Pages" }),
    page.getByRole("region", { name: "You this week" }),
    page.getByRole("complementary", { name: "Progress" }),
    button(page, "Mentor"),
  ];
  for (const part of around) expect(await part.isVisible()).toBe(false);
  await button(running(page), "Back to Today").click();
  for (const part of around) await part.waitFor();
  expect(await page.evaluate(focusedName)).toBe("Continue");
  expect(await look(page, "running-aside", { widths: [360] })).toEqual([]);
  await page.keyboard.press("Enter");
  await timer(page).waitFor();
  expect(await page.evaluate(focusedName)).toBe("Back to Today");
});

test.each(WIDTHS)("at %i px the whole text can be read before the start", async (width) => {
  const { page, open } = await arrive(`reading${width}@example.com`, width);
  await open();
  await page.getByRole("button", { name: TITLE }).first().click();
  await button(dialog(page, TITLE), "Start").waitFor();
  expect(await look(page, "reading", { within: "[role=dialog]", widths: [width] })).toEqual([]);
});
