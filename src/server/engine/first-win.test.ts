import { expect, test } from "vitest";
import { MODELS } from "#domain/business/models.ts";
import { calendarDay } from "#domain/general/calendar-day.ts";
import { titleKey } from "#domain/quests/quest.ts";
import { readQuestText } from "#domain/quests/quest-text.ts";
import { PLAYBOOK_FOLDER } from "#server/testing/quest-engine.ts";
import { firstWinFor } from "./first-win.ts";
import { readPerson } from "./person.ts";
import { loadPlaybook } from "./playbook/playbook.ts";
import { STAGES, type Stage } from "./playbook/vocabulary.ts";

const playbook = loadPlaybook(PLAYBOOK_FOLDER);
const TODAY = calendarDay("2026-11-16");
const NOTHING_PAST = { past: [], neverTitles: new Set<string>() };

function person(stage: Stage, businessDescription: string, experience: string | null = null) {
  return readPerson(playbook, {
    id: "3f1d3c1e-0000-4000-8000-000000000001",
    businessName: "Tern & Tide",
    businessType: "E-commerce",
    businessStage: stage,
    businessDescription,
    goals: null,
    experience,
  });
}

test("every kind of business has a first win before and after its first sale", () => {
  const missing = MODELS.flatMap((model) =>
    [true, false]
      .filter(
        (sold) =>
          !playbook.firstWins.some(
            ({ models, needs }) => models.includes(model) && needs.includes("firstSale") === sold,
          ),
      )
      .map((sold) => `${model}, ${sold ? "sold" : "not sold yet"}`),
  );
  expect(missing).toEqual([]);
});

const winFor = (
  stage: Stage,
  description: string,
  history: Parameters<typeof firstWinFor>[1]["history"] = NOTHING_PAST,
) => firstWinFor({ playbook }, { person: person(stage, description), stage, history }, TODAY);

test("it takes ten minutes, is due on the day it is given for and has three steps", () => {
  const win = winFor("Idea Stage", "things of my own design");
  expect(win?.title).toMatch(/^Ask one person what they would want to know about /u);
  expect(win?.reason).toBe("A first win for Tern & Tide. It takes ten minutes.");
  expect([Math.round((win?.hours ?? 0) * 60), win?.place.dueDay, win?.xpReward]).toEqual([10, TODAY, 25]);
  expect(readQuestText(win?.description ?? "").steps).toHaveLength(3);
});

test("somebody who sells already is not asked to look for a first buyer", () => {
  const win = winFor("Launching", "knitted hats, sold 40 so far");
  expect(win?.template.needs).toContain("firstSale");
});

test("it serves the stage: the rules before the opening, the page before the launch", () => {
  const milestones = (["Idea Stage", "Legal Setup", "Pre-Launch"] as const).map(
    (stage) => winFor(stage, "knitted hats")?.template.milestone,
  );
  expect(new Set(milestones).size).toBe(3);
});

test("somebody whose trade is known gets one that only this trade would get", () => {
  const kinds = ["candles", "dog walking in Porto", "sourdough bread"].map(
    (description) => winFor("Idea Stage", description)?.template.kind,
  );
  expect(kinds).toEqual(["handmade/poured-and-blended", "on-site/pets", "food/oven-bakes"]);
});

test("what is reached is not begun again", () => {
  const fresh = winFor("Idea Stage", "things of my own design");
  const further = winFor(
    "Idea Stage",
    "things of my own design. I have talked to twelve customers about them",
  );
  expect(fresh?.template.milestone).toBe("talked");
  expect(further?.template.milestone).not.toBe("talked");
});

test("what the person turned down does not come back", () => {
  const title = winFor("Idea Stage", "knitted hats")?.title ?? "";
  const win = winFor("Idea Stage", "knitted hats", { past: [], neverTitles: new Set([titleKey(title)]) });
  expect(win?.title).not.toBe(title);
});

test("somebody of experience gets nothing for beginners, and beginners nothing hard", () => {
  const all = (experience: string) =>
    STAGES.flatMap((stage) =>
      ["knitted hats", "knitted hats, sold 40 so far", "dog walking in Porto", "an app for choirs"].map(
        (text) =>
          firstWinFor(
            { playbook },
            { person: person(stage, text, experience), stage, history: NOTHING_PAST },
            TODAY,
          )?.template.difficulty,
      ),
    );
  expect(all("Expert/Professional")).not.toContain("Beginner");
  expect(all("Complete Beginner")).not.toContain("Intermediate");
  expect(all("Expert/Professional").filter((difficulty) => difficulty === undefined).length).toBeLessThan(6);
});
