import { describe, expect, test } from "vitest";
import type { FactRecord } from "#domain/business/facts.ts";
import { STAGES } from "#domain/business/way.ts";
import { titleKey } from "#domain/quests/quest.ts";
import { aHistory, aPerson, aPlan, aRequest, theEngine } from "#server/testing/quest-engine.ts";
import { reachedBy } from "./business/learn.ts";
import { frontierOf } from "./frontier/frontier.ts";
import { answersTold } from "./frontier/state-worth.ts";
import type { PastQuest } from "./history.ts";
import { proposeBatch } from "./propose-batch.ts";
import { ownStemsIn } from "./quest/own-vocabulary.ts";

/** The rest of a week keeps something up, or stretches. */
const ON_WAY = 0.6;
const NAMES_TRADE = 0.5;
const at = new Date("2026-01-01");

const FOUNDERS: readonly (readonly [type: string, description: string])[] = [
  ["E-commerce", "I weave willow baskets for gardeners and sell them at the Saturday market."],
  ["Consulting", "I advise dental practices on how to write invoices that get paid."],
  ["Software/Apps", "An app in which choirs keep their sheet music and rehearsal dates."],
];

const personAt = (stage: string, [type, description]: readonly [string, string], facts: FactRecord[] = []) =>
  aPerson(
    { id: type, businessType: type, businessStage: stage, businessDescription: description },
    [],
    facts,
  );

describe.each(STAGES)("at %s", (stage) => {
  test.each(FOUNDERS)("of %s, most of a week is for the current or the next milestone", (...founder) => {
    const request = aRequest({ person: personAt(stage, founder), stage, plan: aPlan([2, 2, 2, 2, 2]) });
    const { quests } = proposeBatch(theEngine(), request);
    const { near } = frontierOf(request, { stepsAhead: 1, hasReached: false });
    const onWay = quests.filter(({ template }) => near.has(template.milestone) || answersTold(template));
    expect(onWay.length / quests.length).toBeGreaterThanOrEqual(ON_WAY);
  });
});

test("over twelve weeks the quests go on to speak the language of the trade", () => {
  const founder = FOUNDERS[0] ?? ["", ""];
  const facts: FactRecord[] = [];
  const past: PastQuest[] = [];
  const shares = Array.from({ length: 12 }, () => {
    const person = personAt("Planning Stage", founder, facts);
    const titles = past.map(({ title }) => titleKey(title));
    const { quests } = proposeBatch(
      theEngine(),
      aRequest({
        person,
        stage: "Planning Stage",
        history: aHistory(past, titles),
        plan: aPlan([2, 2, 2, 2]),
      }),
    );
    const older = past.map((quest) => ({ ...quest, batchesAgo: quest.batchesAgo + 1 }));
    past.splice(0, past.length, ...older);
    const stemsIn = ownStemsIn(theEngine().playbook, person.description, person.business);
    for (const { template, title } of quests) {
      for (const key of reachedBy(template, person.business.way, 0))
        facts.push({ key, value: "yes", source: "quest", at });
      past.unshift({
        templateId: template.id,
        title,
        category: template.category,
        outcome: "completed",
        batchesAgo: 0,
      });
    }
    return quests.filter(({ template }) => stemsIn(template).size > 0).length / quests.length;
  });
  const mean = (list: readonly number[]) => list.reduce((sum, share) => sum + share, 0) / list.length;
  expect(mean(shares.slice(0, 4))).toBeGreaterThanOrEqual(NAMES_TRADE);
  expect(mean(shares.slice(-4))).toBeGreaterThanOrEqual(NAMES_TRADE);
});
