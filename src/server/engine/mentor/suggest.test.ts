import { expect, test } from "vitest";
import { titleKey } from "#domain/quests/quest.ts";
import { readQuestText } from "#domain/quests/quest-text.ts";
import { aHistory, aPast, aPerson, aRequest, theEngine } from "#server/testing/quest-engine.ts";
import { CONSTRAINTS } from "../playbook/vocabulary.ts";
import { suggestQuest } from "./suggest.ts";
import { TOPIC_CATEGORIES } from "./topic-categories.ts";

const engine = theEngine();
const request = aRequest({ stage: "Launching", plan: { places: [], minHours: 0, maxHours: 1 } });
const { model } = request.person.business.way;
const question = "how much should I charge for it?";
const pricing = TOPIC_CATEGORIES.pricing ?? [];

const suggested = (
  rest: Partial<typeof request> = {},
  text = question,
  categories: readonly string[] = pricing,
) => suggestQuest(engine, { ...request, ...rest }, { about: text, categories });

function templateOf(id: string | undefined) {
  const template = engine.playbook.byId.get(id ?? "");
  if (!template) throw new Error(`No template ${id}`);
  return template;
}

test.each(Object.keys(TOPIC_CATEGORIES))(
  "a suggestion about %s comes from its categories and fits into an hour",
  (topic) => {
    const card = engine.playbook.cards.get(topic);
    const quest = suggested({}, card?.summary, TOPIC_CATEGORIES[topic]);
    if (quest === null) return;
    const template = templateOf(quest.templateId);
    expect(TOPIC_CATEGORIES[topic]).toContain(quest.category);
    expect(template.models === "*" || template.models.includes(model)).toBe(true);
    expect(template.sizes[0]?.hours).toBeLessThanOrEqual(1);
    expect(`${quest.title}${quest.description}`).not.toMatch(/[{}<>]|undefined/u);
  },
);

test("most topics have something to suggest", () => {
  const silent = Object.keys(TOPIC_CATEGORIES).filter(
    (topic) => suggested({}, engine.playbook.cards.get(topic)?.principle, TOPIC_CATEGORIES[topic]) === null,
  );
  expect(silent.length).toBeLessThan(Object.keys(TOPIC_CATEGORIES).length / 2);
});

test("a suggestion obeys everything the person ruled out", () => {
  for (const [topic, categories] of Object.entries(TOPIC_CATEGORIES)) {
    const quest = suggested(
      { person: aPerson({}, [...CONSTRAINTS]) },
      engine.playbook.cards.get(topic)?.summary,
      categories,
    );
    if (quest) expect(templateOf(quest.templateId).avoid).toEqual([]);
  }
});

test("what was there already is not suggested again", () => {
  const first = suggested();
  const template = templateOf(first?.templateId);
  expect(suggested({ history: aHistory([aPast(template, "completed")]) })?.templateId).not.toBe(template.id);
  expect(suggested({ history: aHistory([], [titleKey(first?.title ?? "")]) })?.title).not.toBe(first?.title);
});

test("the reward is that of an hour", () => {
  const quest = suggested();
  const rewards = { Beginner: 25, Intermediate: 50, Advanced: 75 };
  expect(quest?.xpReward).toBe(rewards[quest?.difficulty ?? "Beginner"]);
});

test("where nothing fits the question, nothing is suggested", () => {
  expect(suggested({}, "zzz qqq", pricing)).toBeNull();
  expect(suggested({}, question, ["No such category"])).toBeNull();
});

test("an answer to a situation offers the quest that was written for it, in the person's words", () => {
  const told = "My landlord complained about the noise and the parked bikes.";
  const quest = suggestQuest(engine, request, {
    about: told,
    categories: [],
    situation: "legal-form-rented-flat",
  });
  expect(quest?.templateId).toBe("situation-legal-form-rented-flat");
  expect(quest?.description).toContain(`You said: “${told.replace(/\.$/u, "")}”.`);
});

test("a quarter of an hour gets the first steps of a quest, named as a start", () => {
  const wish = { about: question, categories: pricing, isWanted: true };
  const whole = suggestQuest(engine, request, wish);
  const start = suggestQuest(engine, request, { ...wish, minutes: 15 });
  const [first] = readQuestText(whole?.description ?? "").steps;
  expect(start?.templateId).toBe(whole?.templateId);
  expect(start?.title).toBe(`A start: ${whole?.title}`);
  expect(readQuestText(start?.description ?? "")).toMatchObject({
    steps: [first],
    doneWhen: expect.stringContaining("This first step is done"),
  });
  expect(suggestQuest(engine, request, { ...wish, minutes: 90 })).toEqual(whole);
});
