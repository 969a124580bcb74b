import { expect, test } from "vitest";
import {
  aContext,
  aDraft,
  aHistory,
  anEngine,
  aPast,
  aPerson,
  aPlan,
  aTemplate,
} from "#server/testing/quest-engine.ts";
import { openTold } from "../frontier/told.ts";
import type { PastQuest } from "../history.ts";
import { diversity } from "./diversity.ts";
import { toldGate } from "./told-gate.ts";

const person = aPerson({
  businessDescription:
    "Soap from my kitchen. A hotel in Bath asked me to make 40 bars. My landlord must approve first.",
});
const about = (id: string, state: "hotLead" | "blocked", opens: boolean) =>
  aTemplate(id, { when: [state], told: state, knows: [`${state}Said`], opens, title: `Answer ${id}` });
const lead = about("lead", "hotLead", true);
const templates = [
  aTemplate("sums", { title: "Count what came in" }),
  about("second", "hotLead", false),
  about("third", "hotLead", false),
  lead,
  about("landlord", "blocked", true),
  aTemplate("names", { title: "Choose a name for it" }),
];
const engine = anEngine(templates);
const weekOf = (windows: readonly number[]) =>
  diversity
    .enhance(aDraft(templates), aContext(engine, { person, plan: aPlan(windows) }))
    .quests.map(({ template }) => template.id);

test("a week begins with the strongest of what was told, and holds one quest on it", () => {
  const ids = weekOf([4, 4, 4, 4]);
  expect(ids[0]).toBe("lead");
  expect(ids.filter((id) => ["lead", "second", "third"].includes(id))).toHaveLength(1);
});

test("what was told is taken up until a quest about it is done, or was done before", () => {
  const toldAfter = (past: readonly PastQuest[]) =>
    openTold(aContext(engine, { person, history: aHistory(past) }));
  expect(toldAfter([])).toEqual(["hotLead", "blocked"]);
  expect(toldAfter([aPast(lead, "completed")])).toEqual(["blocked"]);
  expect(toldAfter([{ ...aPast(lead, null), rejectReason: "Already done" }])).toEqual(["blocked"]);
  expect(toldAfter([{ ...aPast(lead, null), rejectReason: "Not now" }])).toEqual(["hotLead", "blocked"]);
});

test("the gate drops what is answered, and what works against the rest", () => {
  const flyers = aTemplate("flyers", { milestone: "opening" });
  const all = [...templates, flyers];
  const context = aContext(anEngine(all), { person, history: aHistory([aPast(lead, "completed")]) });
  const left = toldGate.enhance(aDraft(all), context).candidates.map(({ template }) => template.id);
  expect(left).toEqual(["sums", "landlord", "names"]);
});
