import type { Page } from "playwright-core";
import { MS_PER_MINUTE } from "#domain/general/durations.ts";
import { button, card, dialog } from "../../tests/e2e/dashboard-by-hand.ts";
import type { FilmedApp } from "./app.ts";
import type { Hand } from "./hand.ts";
import { passTime } from "./in-page/pass-time.ts";
import { NOTES, QUESTION, TODAYS_QUEST } from "./maya.ts";

const WORK_MS = 42 * MS_PER_MINUTE + 9_000;
const LAPSE_MS = 1_500;
const CARD_GREW_PX = 104;
/** Below this position the page fades out. */
const LOWEST_PX = 660;

export interface Scene {
  app: FilmedApp;
  page: Page;
  hand: Hand;
}

/** The steps of the film, in order. */
export async function walk(scene: Scene): Promise<void> {
  await scene.hand.rest(900);
  await startQuest(scene);
  await workOnIt(scene);
  await completeIt(scene);
  await levelUp(scene);
  await askMentor(scene);
  await findItInWeek(scene, await takeSuggestion(scene));
}

async function startQuest({ page, hand }: Scene): Promise<void> {
  const quest = card(page, TODAYS_QUEST.title);
  await hand.moveTo(quest.getByRole("heading"));
  await hand.rest(350);
  await hand.click(button(quest, "Start"));
  await quest.getByText("In progress").waitFor();
  await hand.rest(300);
  // The card grew: show its button, and keep the XP bar above in view.
  await hand.scroll(CARD_GREW_PX, 500);
  await hand.rest(400);
}

async function workOnIt({ app, page, hand }: Scene): Promise<void> {
  const nowMs = await page.evaluate(() => Date.now());
  await app.moveClock(new Date(nowMs + WORK_MS + LAPSE_MS));
  await page.evaluate(passTime, { passingMs: WORK_MS, withinMs: LAPSE_MS });
  await hand.rest(500);
}

async function completeIt({ page, hand }: Scene): Promise<void> {
  await hand.click(button(card(page, TODAYS_QUEST.title), "Complete"));
  const notes = dialog(page, TODAYS_QUEST.title);
  await notes.waitFor();
  await hand.rest(350);
  await hand.click(notes.getByLabel("What happened?"));
  await hand.type(NOTES);
  await hand.rest(250);
  await hand.click(button(notes, "Complete"));
}

async function levelUp({ page, hand }: Scene): Promise<void> {
  const reached = dialog(page).filter({ hasText: "Congratulations! You've reached a new level!" });
  await reached.waitFor();
  await hand.rest(1_900);
  await hand.click(button(reached, "Continue Quest"));
  await reached.waitFor({ state: "hidden" });
  const arrival = page.getByRole("status", { name: "New achievement" });
  await hand.rest(1_300);
  if (await button(arrival, "Dismiss").isVisible()) await hand.click(button(arrival, "Dismiss"));
}

async function askMentor({ page, hand }: Scene): Promise<void> {
  await hand.click(button(page, "Mentor"));
  const panel = page.getByRole("dialog", { name: "AI Mentor" });
  await panel.getByRole("listitem").first().waitFor();
  await hand.rest(700);
  await hand.type(QUESTION);
  await hand.click(button(panel, "Send"));
  await panel.getByText(/^Answered by/u).waitFor();
  await hand.rest(1_500);
}

async function takeSuggestion({ page, hand }: Scene): Promise<string> {
  const panel = page.getByRole("dialog", { name: "AI Mentor" });
  const suggestion = panel.getByRole("region", { name: /^Suggested quest/u }).first();
  const log = panel.getByRole("region", { name: "Conversation" });
  await hand.moveTo(log);
  const [seen, wanted] = [await log.boundingBox(), await suggestion.boundingBox()];
  if (seen && wanted) {
    const below = wanted.y + wanted.height - (seen.y + seen.height) + 16;
    if (below > 0) await hand.scroll(below, 1_500);
  }
  await hand.rest(600);
  const title = (await suggestion.getByRole("heading").textContent()) ?? "";
  await hand.click(button(suggestion, "Add quest"));
  await suggestion.getByText("Added to your quests").waitFor();
  await hand.rest(700);
  await hand.click(button(panel, "Close"));
  await panel.waitFor({ state: "hidden" });
  return title;
}

async function findItInWeek({ page, hand }: Scene, title: string): Promise<void> {
  const added = card(page, title);
  await added.waitFor();
  await hand.glide({ x: 520, y: 420 });
  const box = await added.boundingBox();
  if (box) await hand.scroll(Math.max(0, box.y + box.height - LOWEST_PX), 900);
  await hand.moveTo(added.getByRole("heading"));
  await hand.rest(1_500);
}
