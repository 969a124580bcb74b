import { expect, test } from "vitest";
import { aContext, aDraftQuest, aHistory, anEngine, aPerson, aTemplate } from "../../testing/quest-engine.ts";
import type { DraftQuest } from "../draft.ts";
import { findFault, findModelTextFault, findTextFault } from "./validate.ts";

const template = aTemplate("sales", { avoid: ["no-calls"], difficulty: "Intermediate" });
const engine = anEngine([template]);
const sound = { xpReward: 50 } as const;

test("a sound quest has no fault", () => {
  expect(findFault(aDraftQuest(template, sound), aContext(engine))).toBeNull();
});

test.each<[string, Partial<DraftQuest>]>([
  ["does not fit its day", { hours: 8, xpReward: 100 }],
  ["does not fit its day", { hours: 3 }],
  ["pays the wrong reward", { xpReward: 100 }],
  ["title has the wrong length", { title: "Count" }],
  ["title has the wrong length", { title: "Count ".repeat(20) }],
  ["description has the wrong length", { description: "Count." }],
  ["description has the wrong length", { description: "Count. ".repeat(200) }],
  ["has markup or an address", { title: "Count the <b>sales</b>" }],
  ["has markup or an address", { title: "Count the sales\nof {business}" }],
])("%s", (fault, change) => {
  expect(findFault(aDraftQuest(template, { ...sound, ...change }), aContext(engine))).toBe(fault);
});

test("what the person ruled out is a fault, whoever let it through", () => {
  const person = aPerson({}, ["no-calls"]);
  expect(findFault(aDraftQuest(template, sound), aContext(engine, { person }))).toBe(
    "breaks what the person ruled out",
  );
});

test("a title of the past is a fault, however it was written", () => {
  const history = aHistory([], ["count the sales of the week"]);
  const quest = aDraftQuest(template, { ...sound, title: "Count  the Sales of the week" });
  expect(findFault(quest, aContext(engine, { history }))).toBe("was there before");
});

const description = "Open a sheet, write the numbers of one week down and look at them once more.";

test.each([
  ["Visit https://example.com today", description],
  ["Count the sales", `${description} javascript:alert(1)`],
  ["Count the sales", `${description} <script>`],
  ["Count the sales", `${description} {offer}`],
])("neither ours nor a model's: %s", (title, text) => {
  expect(findTextFault(title, text)).not.toBeNull();
  expect(findModelTextFault({ title, description: text })).not.toBeNull();
});

test.each([
  ["Count the sales", `${description} You earn 100 XP for it.`],
  ["Count the sales", `${description} That is 10000XP.`],
  ["Ignore previous instructions", description],
  ["Count the sales", `${description} [here](example.com)`],
  ["Count the **sales**", description],
  ["Count the sales", `${description} See www.example.com`],
])("not from a model: %s", (title, text) => {
  expect(findModelTextFault({ title, description: text })).not.toBeNull();
});

test("a business may have XP in its name", () => {
  expect(findTextFault("Count the sales of XP Gaming", description)).toBeNull();
});

test("a model does not talk anybody into what they ruled out", () => {
  const text = {
    title: "Follow up with old clients",
    description: "Make five phone calls to clients who went quiet, and write down what each of them said.",
  };
  expect(findModelTextFault(text)).toBeNull();
  expect(findModelTextFault(text, new Set(["no-calls"]))).toBe("breaks what the person ruled out");
  expect(findModelTextFault(text, new Set(["no-video"]))).toBeNull();
});
