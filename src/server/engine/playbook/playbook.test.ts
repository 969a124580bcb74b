import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { titleKey } from "#domain/quests/quest.ts";
import { PLAYBOOK_FOLDER } from "#server/testing/quest-engine.ts";
import { TOPIC_CATEGORIES } from "../mentor/topic-categories.ts";
import { fileNameOf, loadPlaybook } from "./playbook.ts";
import {
  BUSINESS_TYPES,
  cardSchema,
  categoriesSchema,
  helpSchema,
  lexiconSchema,
  questFamilySchema,
  STAGES,
  topicsSchema,
  utterancesSchema,
} from "./schema.ts";

const read = (path: string): unknown => JSON.parse(readFileSync(join(PLAYBOOK_FOLDER, path), "utf8"));
const list = (part: string) => readdirSync(join(PLAYBOOK_FOLDER, part)).sort();
const playbook = loadPlaybook(PLAYBOOK_FOLDER);
const families = new Map(playbook.templates.map((template) => [template.family, template]));
const NO_CARD = ["out-of-scope", "small-talk"];
const cardTopics = Object.keys(topicsSchema.parse(read("topics.json")));
const topics = [...cardTopics, ...NO_CARD];

const SHAPES: [part: string, schema: z.ZodType][] = [
  ["quests", z.array(questFamilySchema).min(1)],
  ["lexicon", lexiconSchema],
  ["cards", cardSchema],
  ["utterances", utterancesSchema],
];
const FILES: [path: string, schema: z.ZodType][] = [
  ["categories.json", categoriesSchema],
  ["topics.json", topicsSchema],
  ["product-help.json", helpSchema],
  ...SHAPES.flatMap(([part, schema]) =>
    list(part).map((name): [string, z.ZodType] => [join(part, name), schema]),
  ),
];

test.each(FILES)("%s fits its schema", (path, schema) => {
  const { error } = schema.safeParse(read(path));
  expect(error ? z.prettifyError(error) : "").toBe("");
});

test("the folder holds one file for every category, type and topic, and no other", () => {
  const named = (names: readonly string[]) => names.map((name) => `${name}.json`).sort();
  const nameOf = (type: string) => fileNameOf(type).replaceAll("/", "-");
  expect(list("quests")).toEqual(named(Object.keys(playbook.stagesOf).map(fileNameOf)));
  expect(list("lexicon")).toEqual(named(BUSINESS_TYPES.map(nameOf)));
  expect(list("cards")).toEqual(named(cardTopics));
  for (const [topic, card] of playbook.cards) expect(card.topic).toBe(topic);
});

test("there are at least 300 families and 600 rungs, each with an id of its own", () => {
  expect(families.size).toBeGreaterThanOrEqual(300);
  expect(playbook.templates.length).toBeGreaterThanOrEqual(600);
  expect(playbook.byId.size).toBe(playbook.templates.length);
  const named = list("quests").flatMap((name) => questFamilies(name).map(({ family }) => family));
  expect(named).toHaveLength(families.size);
});

const questFamilies = (name: string) => z.array(questFamilySchema).parse(read(join("quests", name)));

test("a rung stays within the stages of its category and follows the one below it", () => {
  for (const { id, category, stages, rung, previous, family } of playbook.templates) {
    expect(playbook.stagesOf[category], id).toEqual(expect.arrayContaining([...stages]));
    expect(previous?.id ?? null, id).toBe(rung === 1 ? null : `${family}.${rung - 1}`);
  }
});

const stagesOfCategories = Object.entries(playbook.stagesOf).flatMap(([category, stages]) =>
  stages.map((stage) => [category, stage] as const),
);
test.each(stagesOfCategories)("%s has at least ten quests for the %s", (category, stage) => {
  const fitting = playbook.templates.filter(
    (template) => template.category === category && template.stages.includes(stage),
  );
  expect(fitting.length).toBeGreaterThanOrEqual(10);
});

test.each(BUSINESS_TYPES)("%s has enough to do at every stage", (type) => {
  for (const stage of STAGES) {
    const fitting = playbook.templates.filter(
      ({ types, stages }) => (types === "*" || types.includes(type)) && stages.includes(stage),
    );
    expect(fitting.length, stage).toBeGreaterThanOrEqual(60);
  }
});

test("no two titles are alike", () => {
  const seen = new Map<string, string>();
  const alike = playbook.templates.filter(({ title, id }) => {
    const key = titleKey(title);
    const isSeen = seen.has(key);
    seen.set(key, id);
    return isSeen;
  });
  expect(alike.map(({ title }) => title)).toEqual([]);
});

test("at least four of five titles name something of the business", () => {
  const withSlot = playbook.templates.filter(({ title }) => title.includes("{"));
  expect(withSlot.length / playbook.templates.length).toBeGreaterThanOrEqual(0.8);
});

test("every topic is known from at least a hundred questions", () => {
  const questions = new Map<string, Set<string>>();
  for (const name of list("utterances"))
    for (const [topic, texts] of Object.entries(utterancesSchema.parse(read(join("utterances", name)))))
      questions.set(topic, new Set([...(questions.get(topic) ?? []), ...texts.map(titleKey)]));
  const thin = topics.filter((topic) => (questions.get(topic)?.size ?? 0) < 100);
  expect(thin).toEqual([]);
  expect([...questions.keys()].filter((topic) => !topics.includes(topic))).toEqual([]);
});

test("a card points to a quest that exists, and its topic to categories that exist", () => {
  for (const { topic, questId } of playbook.cards.values())
    if (questId) expect(families.has(questId), `${topic}: ${questId}`).toBe(true);
  for (const [topic, categories] of Object.entries(TOPIC_CATEGORIES)) {
    expect(playbook.cards.has(topic), topic).toBe(true);
    for (const category of categories) expect(playbook.stagesOf, topic).toHaveProperty([category]);
  }
});

test("nobody asks the help desk the same thing at two places", () => {
  const asks = helpSchema.parse(read("product-help.json")).flatMap(({ ask }) => ask.map(titleKey));
  expect(asks.filter((ask, index) => asks.indexOf(ask) !== index)).toEqual([]);
});

test("law, tax and insurance say where to check", () => {
  for (const topic of ["legal-form", "tax", "insurance", "contracts", "protection"])
    expect(playbook.cards.get(topic)?.caution, topic).toBeDefined();
});
