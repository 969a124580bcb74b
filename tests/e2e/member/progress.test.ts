import { expect, test } from "vitest";
import { addDays, calendarDay } from "#domain/general/calendar-day.ts";
import type { StreakDayState } from "#domain/progress/streak-calendar.ts";
import { withBrowser } from "../browser.ts";
import { focusedName } from "../in-page/focus.ts";
import { look } from "../look.ts";
import { readsApart } from "../reads-apart.ts";
import { withSite } from "../site.ts";

const site = withSite();
const visit = withBrowser(site);

test("what a level opened is worn, on this page and on Today, also after a reload", async () => {
  const person = { email: "wren@example.com", name: "Wren" };
  const as = await site().member(person);
  await site()
    .world.db.updateTable("users")
    .set({ total_xp: 1_140 })
    .where("email", "=", person.email)
    .execute();
  const { page } = await visit("/level", { as });
  await page.getByRole("heading", { level: 1, name: "Level 12" }).waitFor();
  const rope = page.getByRole("radio", { name: /^Climbing rope/u });
  const dawn = page.getByRole("radio", { name: /^Dawn trail/u });
  await rope.focus();
  await page.keyboard.press("Space");
  await page.getByText("Dawn trail").click();
  await expect.poll(() => page.locator("html").getAttribute("data-trail")).toBe("dawn");
  expect(await page.getByRole("radio", { name: /^Laurel wreath/u }).isDisabled()).toBe(true);
  expect(await look(page, "level")).toEqual([]);

  await page.reload();
  await page.getByRole("heading", { level: 1, name: "Level 12" }).waitFor();
  expect([await rope.isChecked(), await dawn.isChecked()]).toEqual([true, true]);
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await page.getByRole("link", { name: "Level 12: what levels open" }).waitFor();
  expect(await page.locator("html").getAttribute("data-trail")).toBe("dawn");
});

/** Twelve weeks of a person who works on weekdays, with a bad week, a repair and two rest days. */
function days() {
  const states: Record<number, StreakDayState> = { 30: "missed", 31: "repaired", 44: "rested", 60: "rested" };
  return Array.from({ length: 84 }, (_, index) => ({
    day: addDays(calendarDay("2026-08-31"), index),
    state: states[index] ?? stateOf(index),
  }));
}

function stateOf(index: number): StreakDayState {
  if (index < 16) return "before";
  if (index === 78) return "today";
  if (index % 7 > 4) return "free";
  return index > 78 ? "planned" : "done";
}

test("the streak's page shows the weeks, the tokens and how it counts", async () => {
  const { page } = await visit("/", {
    as: await site().member(),
    prepare: async (page) => {
      await readsApart(page);
      await page.route("**/api/progress/streak", (route) =>
        route.fulfill({ json: { days: 12, restTokens: 1, restedYesterday: true, repairRestores: null } }),
      );
      await page.route("**/api/progress/streak/calendar", (route) =>
        route.fulfill({ json: { days: days(), longest: 23, nextTokenIn: 2 } }),
      );
    },
  });
  await page.getByRole("link", { name: "12 days" }).click();
  await page.getByRole("heading", { level: 1, name: "Your streak" }).waitFor();
  await page.getByText("Your longest: 23 days.").waitFor();
  expect(await look(page, "streak")).toEqual([]);
});

test.each([360, 1280] as const)(
  "an address of the profile shows its section first at %i px, and a turned phone keeps it",
  async (width) => {
    const { page } = await visit("/app#profile/account", { as: await site().member(), width });
    const profile = page.getByRole("dialog");
    const heading = profile.getByRole("heading", { name: "Account", exact: true });
    const fromTop = async () => {
      const box = await profile.locator(":has(> form)").first().boundingBox();
      return Math.round(((await heading.boundingBox())?.y ?? Number.NaN) - (box?.y ?? 0));
    };
    await expect.poll(() => page.evaluate(focusedName)).toBe("Account");
    await expect.poll(fromTop).toBeGreaterThanOrEqual(0);
    expect(await fromTop()).toBeLessThan(60);
    await page.setViewportSize({ width: 740, height: 740 });
    await expect.poll(fromTop).toBeLessThan(60);
    expect(await fromTop()).toBeGreaterThanOrEqual(0);
    expect(await profile.locator("nav [aria-current=location]").innerText()).toBe("Account");
  },
);

test("the profile's sections have addresses: opened by one, moved by links, closed by going back", async () => {
  const { page } = await visit("/leaderboard#profile/plan", { as: await site().member() });
  const profile = page.getByRole("dialog");
  await profile.getByRole("heading", { name: "Plan", exact: true }).waitFor();
  const links = profile.getByRole("navigation", { name: "Sections of the profile" });
  await links.getByRole("link", { name: "Account" }).click();
  await expect.poll(() => page.evaluate(focusedName)).toBe("Account");
  expect(await look(page, "profile-sections", { within: '[role="dialog"]' })).toEqual([]);
  await page.goBack();
  await expect.poll(() => new URL(page.url()).hash).toBe("#profile/plan");
  await page.keyboard.press("Escape");
  await profile.waitFor({ state: "hidden" });
  expect(page.url()).toMatch(/\/leaderboard$/u);
});
