import type { Locator, Page } from "playwright-core";
import type { QuestView } from "#contracts/quests.ts";
import { MS_PER_MINUTE } from "#domain/general/durations.ts";
import { button, dialog } from "../../tests/e2e/dashboard-by-hand.ts";
import type { FilmedApp } from "./app.ts";
import type { Hand } from "./hand.ts";
import { passTime } from "./in-page/pass-time.ts";
import { NOTES, QUESTION } from "./maya.ts";

/** After each step of the quest. */
const STEPS_MS = [11.2, 14.7, 9.1, 6.4].map((minutes) => minutes * MS_PER_MINUTE);
const LAPSE_MS = 450;
/** From the left edge of a step to its box: the mouse must not cover the words. */
const BOX_PX = 24;
const ROOM_PX = 16;

export interface Scene {
  app: FilmedApp;
  page: Page;
  hand: Hand;
  quest: QuestView;
}

const runningQuest = ({ page, quest }: Scene) => page.getByRole("region", { name: quest.title });
const mentor = ({ page }: Scene) => page.locator("[data-mentor]");

/** The steps of the film, in order. */
export async function walk(scene: Scene): Promise<void> {
  await scene.hand.rest(1_200);
  await startQuest(scene);
  await workOnIt(scene);
  await completeIt(scene);
  await levelUp(scene);
  await askMentor(scene);
  await takeSuggestion(scene);
  await lookAtPath(scene);
}

async function startQuest(scene: Scene): Promise<void> {
  const { app, page, hand } = scene;
  // The page runs in slow motion, the server does not: its clock has gone ahead.
  await app.moveClock(new Date(await page.evaluate(() => Date.now())));
  await hand.click(button(page.locator("#main"), "Start").first());
  await runningQuest(scene).getByRole("timer").waitFor();
  await hand.rest(500);
}

async function workOnIt(scene: Scene): Promise<void> {
  const { hand } = scene;
  const steps = runningQuest(scene).getByRole("checkbox");
  for (const [index, passingMs] of STEPS_MS.entries()) {
    await letPass(scene, passingMs);
    await hand.click(steps.nth(index), BOX_PX);
    await hand.rest(120);
  }
}

async function letPass({ app, page }: Scene, passingMs: number): Promise<void> {
  const nowMs = await page.evaluate(() => Date.now());
  await app.moveClock(new Date(nowMs + passingMs + LAPSE_MS));
  await page.evaluate(passTime, { passingMs, withinMs: LAPSE_MS });
}

async function completeIt(scene: Scene): Promise<void> {
  const { hand } = scene;
  const quest = runningQuest(scene);
  const complete = button(quest, "Complete");
  const notes = quest.getByLabel("Notes");
  const scrolledPx = await bringAbove(scene, notes, complete, quest);
  await hand.click(notes);
  await hand.type(NOTES);
  await hand.rest(250);
  // Back to the top, where the page goes on when this quest is done.
  if (scrolledPx > 0) await hand.scroll(quest, -scrolledPx, 400);
  await hand.click(complete);
}

async function levelUp({ page, hand }: Scene): Promise<void> {
  const reached = dialog(page).filter({ hasText: "Congratulations! You've reached a new level!" });
  await reached.waitFor();
  await hand.rest(1_700);
  await hand.click(button(reached, "Continue Quest"));
  await reached.waitFor({ state: "hidden" });
  const earned = page.getByRole("region", { name: /^New achievement/u });
  await hand.rest(1_000);
  if (await earned.isVisible()) await hand.click(button(earned, "Dismiss"));
}

async function askMentor(scene: Scene): Promise<void> {
  const { page, hand } = scene;
  await hand.click(button(page, "Mentor"));
  const panel = mentor(scene);
  await panel.getByRole("listitem").first().waitFor();
  await hand.moveTo(button(panel, "Send"));
  await hand.rest(300);
  await hand.type(QUESTION);
  await hand.click(button(panel, "Send"));
  await panel.getByText(/^Answered by/u).waitFor();
  await hand.rest(1_900);
}

async function takeSuggestion(scene: Scene): Promise<void> {
  const { page, hand } = scene;
  const panel = mentor(scene);
  const suggestion = panel.getByRole("region", { name: /^Suggested quest/u }).first();
  await bringAbove(
    scene,
    suggestion,
    panel.getByRole("textbox"),
    panel.getByRole("region", { name: "Conversation" }),
  );
  await hand.rest(900);
  await hand.click(button(suggestion, "Add quest"));
  await suggestion.getByText("Added to your quests").waitFor();
  await hand.rest(600);
  // On a phone it covers the way back.
  const toast = page.locator("[role=region][aria-label^=Notifications]");
  await hand.click(toast.locator("button[aria-label=Close]"));
  await hand.rest(300);
  await hand.click(panel.getByRole("button", { name: /^(Close|Back)$/u }).filter({ visible: true }));
  await panel.waitFor({ state: "hidden" });
}

async function lookAtPath({ page, hand }: Scene): Promise<void> {
  await hand.click(page.getByRole("link", { name: "Path", exact: true }).filter({ visible: true }).first());
  await page.getByRole("heading", { level: 1, name: /^The path of/u }).waitFor();
  await hand.rest(2_600);
}

/** Scrolls until the target ends above what is pinned below it; says how far. */
async function bringAbove(
  { hand }: Scene,
  target: Locator,
  pinned: Locator,
  within: Locator,
): Promise<number> {
  const [wanted, edge] = [await target.boundingBox(), await pinned.boundingBox()];
  if (!wanted || !edge) throw new Error(`Not on screen: ${target}`);
  const hiddenPx = Math.max(0, wanted.y + wanted.height + ROOM_PX - edge.y);
  if (hiddenPx > 0) await hand.scroll(within, hiddenPx, 800);
  return hiddenPx;
}
