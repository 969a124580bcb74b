import { expect, test } from "vitest";
import { MODELS } from "#domain/business/models.ts";
import { calendarDay } from "#domain/general/calendar-day.ts";
import { titleKey } from "#domain/quests/quest.ts";
import { readQuestText } from "#domain/quests/quest-text.ts";
import { PLAYBOOK_FOLDER } from "#server/testing/quest-engine.ts";
import { firstWinFor } from "./first-win.ts";
import { readPerson } from "./person.ts";
import { loadPlaybook } from "./playbook/playbook.ts";
import type { Stage } from "./playbook/vocabulary.ts";

const playbook = loadPlaybook(PLAYBOOK_FOLDER);
const TODAY = calendarDay("2026-11-16");
const NOTHING_PAST = { past: [], neverTitles: new Set<string>() };

function person(stage: Stage, businessDescription: string) {
  return readPerson(playbook, {
    id: "3f1d3c1e-0000-4000-8000-000000000001",
    businessName: "Tern & Tide",
    businessType: "E-commerce",
    businessStage: stage,
    businessDescription,
    goals: null,
    experience: null,
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

test("it takes ten minutes, is due today and has three steps", () => {
  const request = {
    person: person("Idea Stage", "knitted hats"),
    stage: "Idea Stage",
    history: NOTHING_PAST,
  } as const;
  const win = firstWinFor(playbook, request, TODAY);
  expect(win?.title).toBe("Ask one person what they would want to know about knitted hats");
  expect(win?.reason).toBe("A first win for Tern & Tide. It fits into the next ten minutes.");
  expect([Math.round((win?.hours ?? 0) * 60), win?.place.dueDay, win?.xpReward]).toEqual([10, TODAY, 25]);
  expect(readQuestText(win?.description ?? "").steps).toHaveLength(3);
});

test("somebody who sells already is not asked to look for a first buyer", () => {
  const sells = person("Launching", "knitted hats, sold 40 so far");
  const win = firstWinFor(playbook, { person: sells, stage: "Launching", history: NOTHING_PAST }, TODAY);
  expect(win?.title).toBe("Ask your latest buyer what nearly kept them from buying");
});

test("what the person turned down does not come back", () => {
  const history = {
    past: [],
    neverTitles: new Set([titleKey("Ask one person what they would want to know about knitted hats")]),
  };
  const request = { person: person("Idea Stage", "knitted hats"), stage: "Idea Stage", history } as const;
  expect(firstWinFor(playbook, request, TODAY)).toBeNull();
});
