import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import type { QuestView } from "#contracts/quests.ts";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { withBrowser } from "../browser.ts";
import { button, toastText } from "../dashboard-by-hand.ts";
import { focusedName, hasFocusWithin } from "../in-page/focus.ts";
import { movedParts, recordMotion } from "../in-page/motion.ts";
import { withSite } from "../site.ts";

const site = withSite();
const visit = withBrowser(site);

const FIRST = "Write the Cedar & Clove gift-set page";
const SECOND = "Answer your two open shop reviews";
const STEPS = ["Write the scent in one line.", "Add burn time and jar size."] as const;
/** More than the page has between two places of this walk. */
const MOST_TABS = 90;

/** A person with two quests of today, and nobody at the mouse. */
async function arrive(email: string, reducedMotion: boolean) {
  const as = await site().member({ email, name: "Maya Lindqvist" });
  // Far from the next level: its window would come in between.
  await site().world.db.updateTable("users").set({ total_xp: 110 }).where("email", "=", email).execute();
  const { page, context } = await visit("/terms", { as, hand: false, reducedMotion });
  await context.request.post("/api/subscription/start-trial");
  for (const [index, title] of [FIRST, SECOND].entries()) {
    const made = await context.request.post("/api/tasks", {
      data: {
        title,
        description: `Scent first.\n1. ${STEPS[0]}\n2. ${STEPS[1]}\nDone when the page is saved.`,
        xpReward: 25,
        category: "Marketing",
        difficulty: "Beginner",
        estimatedHours: 1,
        // Overdue, so that both stand today on every day of the week.
        dueDate: new Date(Date.now() - (2 - index) * MS_PER_DAY),
      },
    });
    expect(made.ok()).toBe(true);
  }
  const read = async (title: string) => {
    const quests = (await (await context.request.get("/api/tasks")).json()) as QuestView[];
    return quests.find((quest) => quest.title === title);
  };
  await page.addInitScript(recordMotion);
  await page.goto("/");
  await page.locator("#loading-screen").waitFor({ state: "detached" });
  await button(page.locator("#main"), "Start").first().waitFor();
  return { page, read };
}

const notifications = (page: Page) => page.locator("[role=region][aria-label^=Notifications]");

/** Presses Tab until this has the focus, as a person does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    if (await target.evaluate(isFocused)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Not reached by Tab: the focus is on "${await page.evaluate(focusedName)}"`);
}

function isFocused(element: object): boolean {
  return Reflect.get(Reflect.get(element, "ownerDocument"), "activeElement") === element;
}

test("start, tick, complete, move and undo with keys alone; with reduced motion nothing moves but fades", async () => {
  const { page, read } = await arrive("keys@example.com", true);
  const main = page.locator("#main");
  const running = page.getByRole("region", { name: FIRST });

  await tabTo(page, button(main, "Start").first());
  await page.keyboard.press("Enter");
  await running.getByRole("timer", { name: "Counted time" }).waitFor();
  // The focus goes on in the quest's own place, not from the top of the page.
  await expect.poll(() => page.evaluate(hasFocusWithin, "#main")).toBe(true);

  await tabTo(page, running.getByRole("checkbox", { name: STEPS[0] }));
  await page.keyboard.press("Space");
  await expect.poll(async () => (await read(FIRST))?.stepsDone).toEqual([1]);

  await tabTo(page, button(running, "Complete"));
  await page.keyboard.press("Enter");
  await running.waitFor({ state: "detached" });
  await expect.poll(async () => (await read(FIRST))?.isCompleted).toBe(true);
  await page.getByRole("region", { name: "Done today" }).getByText(FIRST).waitFor();
  await expect.poll(() => page.evaluate(hasFocusWithin, "#main")).toBe(true);

  // What was earned is told first.
  await expect.poll(() => notifications(page).allInnerTexts(), { timeout: 30_000 }).toEqual([""]);
  const before = (await read(SECOND))?.dueDate;
  const hero = page.getByRole("region", { name: SECOND });
  await tabTo(page, button(hero, "Another day"));
  await page.keyboard.press("Enter");
  const days = page.getByRole("menuitem");
  await expect.poll(() => days.first().evaluate(isFocused)).toBe(true);
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => days.nth(1).evaluate(isFocused)).toBe(true);
  await page.keyboard.press("Enter");
  await toastText(page, /^Now due/u).waitFor();
  await page.keyboard.press("F8");
  expect((await read(SECOND))?.dueDate).not.toBe(before);
  await tabTo(page, button(page, "Undo"));
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await read(SECOND))?.dueDate).toBe(before);
  expect(await page.evaluate(movedParts)).toEqual([]);
});

test("without that wish, starting and completing are shown in motion", async () => {
  const { page, read } = await arrive("motion@example.com", false);
  await tabTo(page, button(page.locator("#main"), "Start").first());
  await page.keyboard.press("Enter");
  await tabTo(page, button(page.getByRole("region", { name: FIRST }), "Complete"));
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await read(FIRST))?.isCompleted).toBe(true);
  await expect.poll(async () => (await page.evaluate(movedParts)).length).toBeGreaterThan(0);
});
