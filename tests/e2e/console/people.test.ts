import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { calendarDay } from "#domain/general/calendar-day.ts";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { withBrowser } from "../browser.ts";
import { button } from "../dashboard-by-hand.ts";
import { look } from "../look.ts";
import { openSite, withSite } from "../site.ts";

const site = withSite(() => openSite());
const visit = withBrowser(site);

const PANEL = "section:has(> div > [aria-label='Close person'])";
const NAMES = [
  "Aylin Weber",
  "Daiki Nakamura",
  "Maximiliane Konstantinopolskaya-Fürstenberg",
  "Wei Tan",
  "Mert Öztürk",
];

async function addPeople(): Promise<string[]> {
  const { db, clock } = site().world;
  const now = clock.now().getTime();
  const rows = Array.from({ length: 60 }, (_, place) => ({
    id: randomUUID(),
    issuer: "test",
    subject: randomUUID(),
    username: (NAMES[place] ?? `Person ${place}`).slice(0, 40),
    email: `person.${place}@example.com`,
    business_type: place % 4 === 0 ? null : "E-commerce",
    business_name: place === 0 ? "Weber Soaps" : null,
    total_xp: place * 130,
    created_at: new Date(now - place * 2 * MS_PER_DAY),
  }));
  await db.insertInto("users").values(rows).execute();
  await db
    .insertInto("people_activity")
    .values(
      rows.map(({ id }, place) => ({
        user_id: id,
        last_seen_at: new Date(now - place * MS_PER_DAY),
        day: calendarDay("2026-01-01"),
        days: "1",
      })),
    )
    .execute();
  const [aylin = "", daiki = ""] = rows.map(({ id }) => id);
  const paid = {
    status: "unsubscribed" as const,
    payment_state: "active" as const,
    updated_at: new Date(now),
  };
  await db
    .insertInto("subscriptions")
    .values({ user_id: aylin, ...paid, paid_until: new Date(now + 9 * MS_PER_DAY) })
    .execute();
  await db
    .insertInto("payments")
    .values({
      id: `in_${aylin}`,
      user_id: aylin,
      is_test: true,
      amount: 2_000,
      currency: "usd",
      state: "paid",
      period_start: new Date(now - 21 * MS_PER_DAY),
      period_end: new Date(now + 9 * MS_PER_DAY),
      failed_at: null,
    })
    .execute();
  await db
    .insertInto("feedback")
    .values(
      [aylin, daiki].map((user_id, place) => ({
        id: randomUUID(),
        user_id,
        type: place === 0 ? ("bug" as const) : ("feature" as const),
        title: place === 0 ? "The timer went on over night" : "A calendar export would help",
        description: "I closed the tab and in the morning it said 9 hours.",
        email: `person.${place}@example.com`,
        page: "/app",
        created_at: new Date(now - (1 + place) * 60_000),
      })),
    )
    .execute();
  return rows.map(({ id }) => id);
}

test("an operator finds a person, reads their page, notes, promotes, and answers feedback", async () => {
  const [aylin = ""] = await addPeople();
  const problems: string[] = [];
  // The first account of a local instance is its admin.
  const { page } = await visit("/analytics/people", { as: await site().member() });
  const grid = page.getByRole("grid", { name: "people" });
  await grid.getByText("Aylin Weber", { exact: true }).waitFor();
  problems.push(...(await look(page, "people")));

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole("searchbox").fill("weber soaps");
  await page.getByText("1 person", { exact: true }).waitFor();
  expect(new URL(page.url()).search).toBe("?search=weber+soaps");
  await grid.getByRole("row").nth(1).focus();
  await page.keyboard.press("Space");
  await page.getByRole("region", { name: "Selected people" }).waitFor();
  problems.push(...(await look(page, "people-selected", { widths: [1280, 360] })));

  await page.setViewportSize({ width: 1280, height: 900 });
  await grid.getByRole("row").nth(1).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Aylin Weber" }).waitFor();
  expect(new URL(page.url()).searchParams.get("person")).toBe(aylin);
  await page.getByText("Paid $20").waitFor();
  problems.push(...(await look(page, "person", { widths: [1280] })));
  // On tablets it lies over a part of the list.
  problems.push(...(await look(page, "person", { within: PANEL, widths: [768, 360] })));

  await page.setViewportSize({ width: 1280, height: 900 });
  for (const tab of ["XP", "Payments 1", "Mails", "Sessions", "Feedback 1", "Notes"])
    await page.getByRole("tab", { name: tab }).click();
  await page.getByRole("textbox", { name: "New note" }).fill("Called on Monday.");
  await button(page, "Add note").click();
  await page.getByRole("list", { name: "Notes" }).getByText("Called on Monday.").waitFor();
  problems.push(...(await look(page, "person-notes", { widths: [1280, 360] })));

  await page.setViewportSize({ width: 1280, height: 900 });
  await button(page, "Acts on Aylin Weber").click();
  await page.getByRole("menuitem", { name: "Make an administrator…" }).click();
  await page.getByRole("dialog").getByRole("textbox").fill("Aylin Weber");
  problems.push(...(await look(page, "person-role", { within: "[role=dialog]", widths: [1280, 360] })));
  await page.getByRole("dialog").getByRole("button", { name: "Make administrator" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.keyboard.press("Escape");

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${site().origin}/analytics/feedback`);
  await page.getByRole("button", { name: /The timer went on over night/u }).click();
  await page.getByRole("textbox", { name: /^Answer/u }).fill("Thank you. It stops at midnight now.");
  problems.push(...(await look(page, "feedback-inbox")));
  await page.setViewportSize({ width: 1280, height: 900 });
  await button(page, "Answer by mail").click();
  await page.getByRole("region", { name: "Answers" }).getByText("Sent", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Open Aylin Weber" }).click();
  await page.getByRole("heading", { name: "Aylin Weber" }).waitFor();

  await page.getByRole("link", { name: "Open as a page" }).click();
  await page.getByRole("heading", { level: 1, name: "Aylin Weber" }).waitFor();
  await page.reload();
  await page.getByText("Paid $20").waitFor();
  problems.push(...(await look(page, "person-alone")));
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole("link", { name: "All people" }).click();
  await grid.waitFor();

  await page.goto(`${site().origin}/analytics/system`);
  await page.getByText(/made Aylin Weber an administrator\./u).waitFor();
  await page.getByText(/wrote a note about Aylin Weber\./u).waitFor();
  expect(problems).toEqual([]);
});
