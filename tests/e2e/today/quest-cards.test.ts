import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { addDays, calendarDay } from "#domain/general/calendar-day.ts";
import { emptySchedule, WEEKDAYS } from "#domain/onboarding/weekly-schedule.ts";
import { BADGE_CATEGORIES } from "#domain/progress/skill-paths.ts";
import { type VisitOptions, type Width, withBrowser } from "../browser.ts";
import { backToToday, button, card, chooseFromMenu, dialog, toastText } from "../dashboard-by-hand.ts";
import { watchHighlight } from "../in-page/highlight.ts";
import { opacityOf } from "../in-page/layout/see-through.ts";
import { scrollToCentre } from "../in-page/scroll.ts";
import { look } from "../look.ts";
import { readsApart } from "../reads-apart.ts";
import { withSite } from "../site.ts";

const site = withSite();
const visit = withBrowser(site);

const MONDAY = calendarDay("2026-11-16");
const NOW = "2026-11-16T09:00:00.000Z";
const STARTED_AT = "2026-11-16T08:35:42.000Z";

const quest = (number: number, dueInDays: number, more: object = {}) => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
  title: `Quest ${number}: call the printer`,
  description: "Ask what fifty labels cost, and when they could be here.",
  xpReward: 50,
  category: "Advanced Customer Engagement",
  difficulty: "Beginner",
  estimatedHours: 1,
  dueDate: `${addDays(MONDAY, dueInDays)}T23:59:00.000Z`,
  createdAt: `2026-11-15T08:00:${String(number).padStart(2, "0")}.000Z`,
  isCompleted: false,
  completedAt: null,
  completionNotes: null,
  inProgress: false,
  startedAt: null,
  stepsDone: [],
  workedSec: 0,
  countingSince: null,
  origin: "generated",
  xpPaid: null,
  reason: "You sell by mail, and a label is seen by everyone.",
  ...more,
});
type Quest = ReturnType<typeof quest>;

const RUNNING = quest(7, 0, { inProgress: true, startedAt: STARTED_AT, countingSince: STARTED_AT });

/** One open quest on each of six days, and one in progress. */
const SIX_DAYS = [...[0, 1, 2, 3, 4, 5].map((day) => quest(day + 1, day)), RUNNING];

async function arrive(quests: readonly Quest[], options: VisitOptions = {}) {
  const email = "six-days@example.com";
  const as = await site().member({ email, name: "Maya Lindqvist" });
  const schedule = emptySchedule();
  for (const weekday of WEEKDAYS) schedule[weekday].available = weekday !== "sunday";
  await site()
    .world.db.updateTable("users")
    .set({ weekly_schedule: JSON.stringify(schedule) })
    .where("email", "=", email)
    .execute();
  const visited = await visit("/", {
    as,
    ...options,
    prepare: async (page) => {
      await page.clock.setFixedTime(NOW);
      await readsApart(page);
      await page.route("**/api/tasks", (route) => route.fulfill({ json: quests }));
      // They exist in the browser only.
      await page.route("**/api/tasks/*/tools", (route) => route.fulfill({ status: 204 }));
    },
  });
  const { page } = visited;
  await page.locator("#loading-screen").waitFor({ state: "detached" });
  if (quests.some(({ inProgress }) => inProgress)) await backToToday(page);
  // On phones the week does not repeat the quest at the top of the page.
  if (quests.length > 1) await page.getByRole("article").first().waitFor();
  else
    await page
      .locator("#main")
      .getByRole("heading", { name: quests[0]?.title ?? "" })
      .first()
      .waitFor();
  return visited;
}

test.each([1280, 768] as Width[])("at %i px every card of six days shows its actions", async (width) => {
  const { page } = await arrive(SIX_DAYS, { width, touch: width !== 1280 });
  const names: string[] = [];
  for (const article of await page.getByRole("article").all()) {
    const isRunning = await article.getByText("In progress").isVisible();
    names.push((await article.getByRole("heading").textContent()) ?? "");
    for (const name of isRunning ? ["Complete", "Not Relevant"] : ["Start", "Not Relevant"])
      await expectOffered(article, button(article, name));
  }
  // Rows do not repeat the quest at the top of the page.
  const shown = width === 1280 ? SIX_DAYS : SIX_DAYS.filter((quest) => quest !== RUNNING);
  expect(names.toSorted()).toEqual(shown.map(({ title }) => title).toSorted());
  expect(await look(page, "six-days", { widths: [width] })).toEqual([]);
});

test("on a phone the rows leave out the quest at the top of the page, and their menu has the actions", async () => {
  const { page } = await arrive(SIX_DAYS, { width: 360, touch: true });
  const rows = page.getByRole("list", { name: "Days of the week" });
  expect(await rows.getByRole("heading").allTextContents()).toEqual(
    SIX_DAYS.slice(0, 6).map(({ title }) => title),
  );
  expect(await look(page, "six-days", { widths: [360] })).toEqual([]);
  await button(card(page, SIX_DAYS[1]?.title ?? ""), /^Quest menu/u).click();
  for (const name of ["Start", "Another day", "Not Relevant"])
    await page.getByRole("menuitem", { name, exact: true }).waitFor();
});

test("a card is dragged to another day, and Undo takes it back", async () => {
  const { page } = await arrive(SIX_DAYS);
  const [, second] = SIX_DAYS;
  const sent: (string | null)[] = [];
  await page.route(`**/api/tasks/${second?.id}`, (route) => {
    sent.push(route.request().postData());
    const moved = { ...second, ...route.request().postDataJSON() };
    return route.fulfill({ json: { ...moved, streakStarted: false, earned: [], awardId: null } });
  });
  // Both days are in view: the page does not scroll while the card is dragged.
  await page.setViewportSize({ width: 1280, height: 2000 });
  const friday = page.getByRole("region", { name: /^Friday 20/u });
  await card(page, second?.title ?? "").dragTo(friday, { sourcePosition: { x: 60, y: 14 } });
  await toastText(page, "Now due Friday 20.").waitFor();
  await button(page, "Undo").click();
  await toastText(page, "Now due Tuesday 17.").waitFor();
  expect(sent).toEqual(["20", "17"].map((day) => `{"dueDate":"2026-11-${day}T23:59:00.000Z"}`));
});

/** On hover: visible, inside its card, not cut off and not covered. */
async function expectOffered(article: Locator, action: Locator): Promise<void> {
  // Not scrolled by the click: the pointer would no longer be over the card, whose actions hide then.
  await article.evaluate(scrollToCentre);
  await article.hover({ position: { x: 20, y: 20 } });
  await expect.poll(() => action.evaluate(opacityOf)).toBe(1);
  await action.click({ trial: true });
  const [box, frame] = [await action.boundingBox(), await article.boundingBox()];
  if (!box || !frame) throw new Error("Not on screen");
  expect(box.x).toBeGreaterThanOrEqual(frame.x);
  expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width);
  expect(await action.evaluate((element) => Reflect.get(element, "scrollWidth"))).toBeLessThanOrEqual(
    Math.ceil(box.width),
  );
}

test("completing a quest in progress highlights its visible card, then opens the completion dialog", async () => {
  const { page } = await arrive([RUNNING]);
  await page.evaluate(watchHighlight);
  await button(card(page, RUNNING.title), "Complete").click();
  await dialog(page, RUNNING.title).waitFor();
  expect(await page.evaluate(() => Reflect.get(globalThis, "wasHighlightedInSight"))).toBe(true);
});

test("the card's menu asks the mentor about the quest, whichever tool it shows", async () => {
  const { page } = await arrive([RUNNING]);
  await chooseFromMenu(page, RUNNING.title, "Ask the mentor");
  const box = page.locator("[data-mentor] textarea");
  await expect.poll(() => box.inputValue()).toContain(RUNNING.title);
});

test.each([1280, 360] as Width[])(
  "at %i px next week stands under this one, and the menu offers its days",
  async (width) => {
    const quests = [quest(1, 0), quest(2, 1), quest(3, 4), quest(4, 7), quest(5, 9), quest(6, 22)];
    const { page } = await arrive(quests, { width, touch: width !== 1280 });
    await page.getByRole("heading", { name: "Next week" }).waitFor();
    await page.getByText("1 quest due later").waitFor();
    expect(await look(page, "two-weeks", { widths: [width] })).toEqual([]);
    await chooseFromMenu(page, quests[1]?.title ?? "", "Another day");
    await page.getByRole("menuitem", { name: /^Monday.*Nov 23$/u }).waitFor();
    expect(await look(page, "another-day", { widths: [width], within: "[role=menu]" })).toEqual([]);
  },
);

test("all 25 categories are shown", async () => {
  const quests = BADGE_CATEGORIES.map((category, index) => quest(index + 1, index % 6, { category }));
  const { page } = await arrive(quests);
  expect(await look(page, "categories")).toEqual([]);
});

test("the streak is in days on a phone too", async () => {
  const { page } = await arrive([quest(1, 0)], { width: 360, touch: true });
  await page.route("**/api/tasks/summary", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), completed: 3 } });
  });
  await page.reload();
  const unit = page.locator("dl > div").filter({ hasText: "Current Streak" }).locator("small");
  const box = await unit.boundingBox();
  expect(box?.width).toBeGreaterThan(20);
  expect(await look(page, "phone-tiles", { widths: [360] })).toEqual([]);
});
