import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { QuestView } from "#contracts/quests.ts";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { type Width, withBrowser } from "../browser.ts";
import { button, dialog } from "../dashboard-by-hand.ts";
import { celebrationsSeen, recordCelebrations } from "../in-page/celebrations-seen.ts";
import { isInSight } from "../in-page/in-sight.ts";
import { look } from "../look.ts";
import { withSite } from "../site.ts";

const site = withSite();
const visit = withBrowser(site);

const CARD = "[aria-label^='New achievement:']";
const SIZES: Width[] = [1280, 360];

/** A person shortly before a level, with a running quest and another one. Finishing brings everything at once. */
async function arrive(email: string, width: Width) {
  const as = await site().member({ email, name: "Maya Lindqvist" });
  await site().world.db.updateTable("users").set({ total_xp: 375 }).where("email", "=", email).execute();
  const { page, context } = await visit("/terms", { as, width, touch: width !== 1280 });
  const titles = ["Write the gift-set page", "Answer your two open shop reviews"];
  for (const [index, title] of titles.entries()) {
    const made = await context.request.post("/api/tasks", {
      data: {
        title,
        description: "Scent first.",
        xpReward: 50,
        category: "Marketing",
        difficulty: "Beginner",
        estimatedHours: 1,
        // Overdue, so that it stands today on every day of the week.
        dueDate: new Date(Date.now() - (2 - index) * MS_PER_DAY),
      },
    });
    const { id } = (await made.json()) as QuestView;
    if (index === 0) await context.request.patch(`/api/tasks/${id}`, { data: { inProgress: true } });
  }
  await page.addInitScript(recordCelebrations);
  await page.goto("/");
  await page.locator("#loading-screen").waitFor({ state: "detached" });
  // On a phone it is loaded but hidden: the started quest has the whole page.
  const achievements = page.getByRole("button", { name: "Achievements", includeHidden: true });
  await achievements.waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  return page;
}

const action = (page: Page, name: string) => button(page.locator("#main"), name).first();

test.each(SIZES)(
  "at %i px a completed quest is celebrated step by step, and nothing lies over the next quest's action",
  async (width) => {
    const page = await arrive(`celebrate${width}@example.com`, width);
    await action(page, "Complete").click();
    await page.getByText("You earned 50 XP!").first().waitFor();
    expect(await action(page, "Start").evaluate(isInSight)).toBe(true);

    const levelUp = dialog(page, "Level Up!");
    await levelUp.waitFor();
    await button(levelUp, "X (Twitter)").waitFor();
    expect(await page.locator(CARD).count()).toBe(0);
    await button(levelUp, "Continue Quest").click();

    const card = page.locator(CARD);
    await card.waitFor();
    await expect.poll(() => action(page, "Start").evaluate(isInSight)).toBe(true);
    expect(await look(page, "achievement-card", { within: CARD, widths: [width] })).toEqual([]);
    await button(card, /^Share it/u).click();
    await button(card, "Copy link").waitFor();
    await expect.poll(() => action(page, "Start").evaluate(isInSight)).toBe(true);
    expect(await look(page, "achievement-card-share", { within: CARD, widths: [width] })).toEqual([]);

    // Running, the next quest's Complete is as free.
    await action(page, "Start").click();
    await expect.poll(() => action(page, "Complete").evaluate(isInSight)).toBe(true);
    await button(card, "Dismiss").click();
    const seen = await page.evaluate(celebrationsSeen);
    expect(seen.order.slice(0, 4)).toEqual([
      "Task Completed!",
      "Streak Started!",
      "Level Up!",
      "achievement",
    ]);
    expect(seen.mostAtOnce).toBe(1);
  },
);
