import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { addDays, type CalendarDay, utcDay, weekdayIndex } from "#domain/general/calendar-day.ts";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { emptySchedule, weekdayOf } from "#domain/onboarding/weekly-schedule.ts";
import { withBrowser } from "../browser.ts";
import { look } from "../look.ts";
import { withSite } from "../site.ts";

const site = withSite();
const visit = withBrowser(site);

const TITLES = [
  "Write the Cedar & Clove gift-set page",
  "Photograph three scents in daylight",
  "Ask two buyers why they bought",
];

/** Somebody whose only scheduled day is today, with three finished quests: the review is due. */
async function founder(email: string) {
  const as = await site().member({ email, name: "Maya" });
  const { db } = site().world;
  const today = utcDay(new Date());
  const schedule = emptySchedule();
  schedule[weekdayOf(today)] = { available: true, startTime: "18:00", endTime: "19:00" };
  const { id: user_id } = await db
    .updateTable("users")
    .set({ weekly_schedule: JSON.stringify(schedule), time_zone: "UTC" })
    .where("email", "=", email)
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("quests")
    .values(TITLES.map((title, index) => finished(user_id, title, index, today)))
    .execute();
  await db
    .insertInto("money_entries")
    .values(
      [3_800, 11_400].map((amount, index) => ({
        id: randomUUID(),
        user_id,
        kind: "income" as const,
        amount,
        currency: "usd" as const,
        what: "Gift set",
        quest_id: null,
        day: addDays(today, -7 * index),
        created_at: new Date(),
        deleted_at: null,
      })),
    )
    .execute();
  return { as, today };
}

function finished(user_id: string, title: string, index: number, day: CalendarDay) {
  const notes = index === 2 ? "A fourth customer bought, and I know why. More on Monday." : "";
  return {
    id: randomUUID(),
    user_id,
    title,
    title_key: title.toLowerCase(),
    description: "",
    xp_reward: 50,
    category: "Sales",
    difficulty: "Beginner" as const,
    estimated_hours: 1,
    origin: "own" as const,
    due_at: new Date(),
    created_at: new Date(),
    completed_at: new Date(),
    completed_day: day,
    completion_notes: JSON.stringify({ v: 1, notes, timeSpentSec: 1_440 + index * 60 }),
  };
}

test("from the line on Today to a closed week in the logbook, by keyboard", async () => {
  const { as, today } = await founder("rev@example.com");
  const { page } = await visit("/", { as });
  await page.getByRole("link", { name: /^Your week is drafted/u }).click();
  await page.getByRole("heading", { level: 1, name: /^Your week, / }).waitFor();
  const wins = page.getByRole("region", { name: "Three wins" });
  await wins.getByText("A fourth customer bought, and I know why").waitFor();
  await page.getByRole("region", { name: "One number" }).getByText("$38").waitFor();
  expect(await look(page, "review")).toEqual([]);

  await wins.getByRole("button", { name: "Edit win 1" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "Win 1" }).fill("The page is live");
  await page.keyboard.press("Enter");
  await page.getByRole("radio", { name: "Quests" }).click();
  await page.getByRole("button", { name: "Too tired" }).click();
  await page.getByRole("textbox", { name: "What was hard, in your words" }).fill("Late shift.");

  await page.reload();
  await wins.getByText("The page is live").waitFor();
  expect(await page.getByRole("textbox", { name: "What was hard, in your words" }).inputValue()).toBe(
    "Late shift.",
  );

  const other = addDays(today, weekdayIndex(today) === 6 ? -1 : 1);
  const name = weekdayOf(other);
  const more = page.getByRole("button", { name: new RegExp(`^More on ${name}`, "iu") });
  await more.click();
  await more.click();
  await page.getByRole("button", { name: "Close the week" }).click();
  await page.getByText("Closed, and kept in your logbook.").waitFor();
  expect(await look(page, "review-closed")).toEqual([]);
  const user = await page.evaluate("fetch('/api/auth/user').then((answer) => answer.json())");
  expect(user).toMatchObject({
    weeklySchedule: { [name]: { available: true, startTime: "09:00", endTime: "10:00" } },
  });

  const picture = page.getByRole("figure", { name: "Your week as a picture" });
  expect(await picture.textContent()).not.toMatch(/Wick & Willow|The page is live|\$38/u);
  await page.locator("summary", { hasText: "Also on the picture" }).click();
  for (const ticked of ["The name Wick & Willow", "The page is live", "Money in: $38"])
    await page.getByRole("checkbox", { name: ticked }).check();
  const shown = await picture.textContent();
  for (const said of ["A week of Wick & Willow", "The page is live", "$38 came in"])
    expect(shown).toContain(said);
  expect(shown).not.toContain("Photograph three scents");
  expect(await look(page, "review-picture", { within: "aside" })).toEqual([]);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the picture" }).click();
  expect((await download).suggestedFilename()).toMatch(/^sidequest-week-[\d-]{10}\.png$/u);

  await page.goto("/");
  await page.getByRole("button", { name: "Founder's Logbook" }).click();
  await page.getByRole("tab", { name: "Weeks" }).click();
  await page.getByRole("dialog").getByText("The page is live").waitFor();
  expect(await look(page, "logbook-weeks", { within: '[role="dialog"]' })).toEqual([]);
  expect(await page.getByRole("link", { name: /^Your week is drafted/u }).count()).toBe(0);
});

test("an empty week is kind, and nothing is made up", async () => {
  const email = "calm@example.com";
  const as = await site().member({ email, name: "Cal" });
  const month = new Date(Date.now() - 40 * MS_PER_DAY);
  await site().world.db.updateTable("users").set({ created_at: month }).where("email", "=", email).execute();
  const { page } = await visit("/review", { as });
  await page.getByText("No quest was finished this week. That happens.").waitFor();
  await page.getByRole("button", { name: "Add a win" }).click();
  await page.getByRole("textbox", { name: "Win 1" }).fill("I rested");
  await page.keyboard.press("Enter");
  await page.getByRole("region", { name: "One win" }).waitFor();
  expect(await look(page, "review-empty")).toEqual([]);
});
