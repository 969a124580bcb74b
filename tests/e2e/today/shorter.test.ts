import { expect, test } from "vitest";
import type { QuestView } from "#contracts/quests.ts";
import { ANSWERS } from "#server/testing/people/quest-people.ts";
import { withBrowser } from "../browser.ts";
import { button, chooseFromMenu, findCard, toastText } from "../dashboard-by-hand.ts";
import { withSite } from "../site.ts";

const site = withSite();
const visit = withBrowser(site);

/** The hours of a quest count in steps of half an hour; a first step says its minutes. */
const inWords = ({ estimatedHours: hours, estimatedMinutes }: QuestView) =>
  hours < 1 ? `${estimatedMinutes ?? hours * 60} min` : `${hours} h`;

test("a quest becomes shorter from its card's menu and stays so over a reload; Undo gives the whole length back", async () => {
  const as = await site().newcomer({ email: "shorter@example.com", name: "Maya Lindqvist" });
  const { page, context } = await visit("/terms", { as });
  const answered = await context.request.post("/api/auth/onboarding", { data: ANSWERS });
  expect(answered.ok()).toBe(true);
  const quests = async () => (await (await context.request.get("/api/tasks")).json()) as QuestView[];
  // The longest: it has a shorter form.
  const longest = (await quests()).toSorted((a, b) => b.estimatedHours - a.estimatedHours)[0] as QuestView;
  const now = async () => (await quests()).find(({ id }) => id === longest.id);

  await page.goto("/");
  await chooseFromMenu(page, longest.title, "Shorter");
  await toastText(page, "Shorter now").waitFor();
  const shorter = (await now()) as QuestView;
  expect(shorter.estimatedHours).toBeLessThan(longest.estimatedHours);
  expect(shorter.description).not.toBe(longest.description);
  await findCard(page, shorter.title);

  await button(page, "Undo").click();
  await toastText(page, "As long as before").waitFor();
  expect(await now()).toEqual(longest);

  await chooseFromMenu(page, longest.title, "Shorter");
  await expect.poll(async () => (await now())?.estimatedHours).toBe(shorter.estimatedHours);
  await page.reload();
  const kept = await findCard(page, shorter.title);
  await kept.getByText(inWords(shorter)).first().waitFor();
});
