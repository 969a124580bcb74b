import { expect, test } from "vitest";
import type { Milestone, YesNoFact } from "#domain/business/fact-keys.ts";
import { aContext, aHistory, anEngine, aPast, aTemplate } from "../../testing/quest-engine.ts";
import type { Template } from "../playbook/playbook.ts";
import { freshnessOf } from "./freshness.ts";

const quest = (id: string, milestone: Milestone, asks: string | null = null, when: YesNoFact[] = []) =>
  aTemplate(id, { milestone, asks, when } as Partial<Template>);

/** Whether a quest is fresh after others, each so many batches ago. */
function isFresh(
  template: Template,
  past: readonly (readonly [Template, number])[],
  chosen: readonly Template[] = [],
): boolean {
  const context = aContext(anEngine([template, ...past.map(([other]) => other)]), {
    history: aHistory(past.map(([other, batchesAgo]) => aPast(other, "completed", batchesAgo))),
  });
  return freshnessOf(context)(
    template,
    chosen.map((other) => ({ template: other, score: 0 })),
  );
}

const others = ["a", "b", "c"].map((id) => quest(id, "channel"));
const ago = (batches: number, templates = others) =>
  templates.map((template) => [template, batches] as const);
const figures = quest("figures", "numbers", "figures");

test.each<[string, boolean, () => boolean]>([
  ["nothing came before", true, () => isFresh(quest("x", "channel"), [])],
  ["two on its milestone", true, () => isFresh(quest("x", "channel"), ago(0, others.slice(0, 2)))],
  ["three on its milestone", false, () => isFresh(quest("x", "channel"), ago(3))],
  ["three on its milestone, long ago", true, () => isFresh(quest("x", "channel"), ago(4))],
  ["three on another milestone", true, () => isFresh(quest("x", "numbers"), ago(0))],
  ["three chosen for this very week", false, () => isFresh(quest("x", "channel"), [], others)],
  [
    "two before and one this week",
    false,
    () => isFresh(quest("x", "channel"), ago(0, others.slice(0, 2)), others.slice(2)),
  ],
  ["its question was put", false, () => isFresh(quest("x", "keep", "figures"), [[figures, 7]])],
  ["its question was put long ago", true, () => isFresh(quest("x", "keep", "figures"), [[figures, 8]])],
  ["another question was put", true, () => isFresh(quest("x", "keep", "doubts"), [[figures, 0]])],
  ["it answers what the person told", true, () => isFresh(quest("x", "channel", null, ["silent"]), ago(0))],
])("%s: fresh is %s", (_, fresh, read) => expect(read()).toBe(fresh));
