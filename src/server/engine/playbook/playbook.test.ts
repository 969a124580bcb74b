import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { MILESTONES, TOLD_STATES } from "#domain/business/fact-keys.ts";
import { MODELS } from "#domain/business/models.ts";
import { STAGE_OF } from "#domain/business/way.ts";
import { titleKey } from "#domain/quests/quest.ts";
import { PLAYBOOK_FOLDER } from "#server/testing/quest-engine.ts";
import { patternOf } from "../mentor/bank/plain-questions.ts";
import { TOPIC_CATEGORIES } from "../mentor/topic-categories.ts";
import { loadPlaybook, situationsOf } from "./playbook.ts";
import {
  answersSchema,
  cardSchema,
  categoriesSchema,
  commonConcernsSchema,
  firstWinsOfKindsSchema,
  firstWinsSchema,
  glossarySchema,
  helpSchema,
  type KindData,
  kindSchema,
  lexiconSchema,
  milestonesSchema,
  ownQuestionsSchema,
  plainQuestionsSchema,
  questSchema,
  situationSchema,
  topicsSchema,
  tradeSchema,
  utterancesSchema,
  waySchema,
} from "./schema.ts";
import type { FirstWinData } from "./template.ts";
import { BUSINESS_TYPES } from "./vocabulary.ts";

const read = (path: string): unknown => JSON.parse(readFileSync(join(PLAYBOOK_FOLDER, path), "utf8"));
const list = (part: string) => readdirSync(join(PLAYBOOK_FOLDER, part)).sort();
const playbook = loadPlaybook(PLAYBOOK_FOLDER);
const ways = Object.values(playbook.ways);
const NO_CARD = ["out-of-scope", "small-talk"];
const cardTopics = Object.keys(topicsSchema.parse(read("topics.json")));
/** For everybody on this way, whatever was told. */
const QUESTS_A_MILESTONE = 3;
const topics = [...cardTopics, ...NO_CARD];
const answers = list("answers").flatMap((name) => answersSchema.parse(read(join("answers", name))));

const SHAPES: [part: string, schema: z.ZodType][] = [
  ["ways", waySchema],
  ["quests", z.array(questSchema).min(1)],
  ["kinds", z.array(kindSchema)],
  ["first-wins", firstWinsOfKindsSchema],
  ["situations", z.array(situationSchema).min(1)],
  ["trades", z.array(tradeSchema).min(1)],
  ["lexicon", lexiconSchema],
  ["cards", cardSchema],
  ["utterances", utterancesSchema],
  ["answers", answersSchema],
  ["plain-questions", plainQuestionsSchema],
  ["glossary", glossarySchema],
];
const FILES: [path: string, schema: z.ZodType][] = [
  ["milestones.json", milestonesSchema],
  ["first-wins.json", firstWinsSchema],
  ["common-concerns.json", commonConcernsSchema],
  ["categories.json", categoriesSchema],
  ["topics.json", topicsSchema],
  ["product-help.json", helpSchema],
  ["own-questions.json", ownQuestionsSchema],
  ...SHAPES.flatMap(([part, schema]) =>
    list(part).map((name): [string, z.ZodType] => [join(part, name), schema]),
  ),
];

test.each(FILES)("%s fits its schema", (path, schema) => {
  const { error } = schema.safeParse(read(path));
  expect(error ? z.prettifyError(error) : "").toBe("");
});

const named = (names: readonly string[]) => names.map((name) => `${name}.json`).sort();

test("the folder holds one file for every type and topic, and no other", () => {
  const fileOf = (type: string) => type.toLowerCase().replaceAll(/[^a-z]+/gu, "-");
  expect(list("lexicon")).toEqual(named(BUSINESS_TYPES.map(fileOf)));
  expect(list("cards")).toEqual(named(cardTopics));
  for (const [topic, card] of playbook.cards) expect(card.topic).toBe(topic);
});

test("every model has a way and quests of its own", () => {
  expect(list("ways")).toEqual(named(MODELS));
  expect(list("quests")).toEqual(expect.arrayContaining(named(MODELS)));
  for (const { model } of ways) expect(playbook.ways[model].model).toBe(model);
});

test("there are at least 900 quests, each with an id of its own", () => {
  expect(playbook.templates.length).toBeGreaterThanOrEqual(900);
  expect(playbook.byId.size).toBe(playbook.templates.length + playbook.firstWins.length);
  const tradeIds = playbook.trades.map(({ id }) => id);
  expect(tradeIds.filter((id, index) => tradeIds.indexOf(id) !== index)).toEqual([]);
});

test.each(list("kinds"))("the kinds of %s hold trades of their model, each once", (name) => {
  const model = name.replace(/\.json$/u, "");
  const ofModel = playbook.trades.filter(({ models }) => models.some((other) => other === model));
  const known = ofModel.map(({ id }) => id);
  const held = (read(join("kinds", name)) as KindData[]).flatMap(({ trades }) => trades);
  expect(MODELS).toContain(model);
  expect(held.filter((id) => !known.includes(id))).toEqual([]);
  expect(held.filter((id, index) => held.indexOf(id) !== index)).toEqual([]);
});

test("a quest for some trades of its kind names some of them, not all and none of another", () => {
  const wins = (model: string): Record<string, FirstWinData[]> =>
    read(join("first-wins", model)) as Record<string, FirstWinData[]>;
  for (const model of list("kinds"))
    for (const { id, trades, quests } of read(join("kinds", model)) as KindData[])
      for (const quest of [...quests, ...(wins(model)[id] ?? [])]) {
        if (!quest.trades) continue;
        expect(trades, quest.id).toEqual(expect.arrayContaining(quest.trades));
        expect(quest.trades.length, quest.id).toBeLessThan(trades.length);
      }
});

test("every kind has first wins of its own, and none is for a kind that does not exist", () => {
  const kinds = list("kinds").flatMap((name) =>
    (read(join("kinds", name)) as KindData[]).map(({ id }) => `${name}/${id}`),
  );
  const withWins = list("first-wins").flatMap((name) =>
    Object.keys(read(join("first-wins", name)) as object).map((id) => `${name}/${id}`),
  );
  expect(withWins.sort()).toEqual(kinds.sort());
});

test("a category suits the stage of the milestone", () => {
  const unsuited = playbook.templates.filter(
    ({ category, milestone }) => !playbook.stagesOf[category]?.includes(STAGE_OF[milestone]),
  );
  expect(unsuited.map(({ id }) => id)).toEqual([]);
});

test.each(ways.map((way) => [way.model, way] as const))("on the way of %s", (model, { milestones }) => {
  const own = playbook.templates.filter(
    ({ models, trades }) => trades === null && (models === "*" || models.includes(model)),
  );
  const ids = milestones.map(({ id }) => id);
  expect(new Set(ids).size, "a milestone stands once").toBe(ids.length);
  const thin = ids.filter(
    (id) =>
      own.filter(({ milestone, when }) => milestone === id && when.length === 0).length < QUESTS_A_MILESTONE,
  );
  expect(thin, "every milestone has enough quests").toEqual([]);
  const lost = own.filter(({ milestone, models }) => models !== "*" && !ids.includes(milestone));
  expect(
    lost.map(({ id }) => id),
    "every quest stands on a milestone of the way",
  ).toEqual([]);
  const later = milestones.filter(({ needs }, index) =>
    needs.some((need) => ids.slice(index).some((id) => id === need)),
  );
  expect(
    later.map(({ id }) => id),
    "a milestone needs only earlier ones",
  ).toEqual([]);
  const hard = milestones.filter(
    ({ id, takes }) => takes !== null && own.filter(({ milestone }) => milestone === id).length < takes,
  );
  expect(
    hard.map(({ id }) => id),
    "a milestone takes no more quests than there are",
  ).toEqual([]);
});

test("no two titles of a model are alike", () => {
  for (const { model } of ways) {
    const titles = playbook.templates
      .filter(({ models }) => models === "*" || models.includes(model))
      .map(({ title }) => titleKey(title));
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  }
});

test("a quest that takes up what was told quotes it or names whom it is about", () => {
  const opening = playbook.templates.filter(({ opens }) => opens);
  expect(opening.filter((template) => template.told === null).map(({ id }) => id)).toEqual([]);
  const taken = new Set(opening.map(({ told }) => told));
  expect(TOLD_STATES.filter((state) => !taken.has(state))).toEqual([]);
});

test("at least half of the titles name the trade", () => {
  const TRADE = /\{(?:offer\.\w+|pieces?|customers?|aCustomer|material)\}/u;
  const withTrade = playbook.templates.filter(({ title }) => TRADE.test(title));
  expect(withTrade.length / playbook.templates.length).toBeGreaterThanOrEqual(0.5);
});

test("every topic is known from at least a hundred questions", () => {
  const questions = new Map<string, Set<string>>();
  for (const name of list("utterances"))
    for (const [topic, texts] of Object.entries(utterancesSchema.parse(read(join("utterances", name)))))
      questions.set(topic, new Set([...(questions.get(topic) ?? []), ...texts.map(titleKey)]));
  for (const { topic, asks } of answers)
    questions.set(topic, new Set([...(questions.get(topic) ?? []), ...asks.map(titleKey)]));
  const thin = topics.filter((topic) => (questions.get(topic)?.size ?? 0) < 100);
  expect(thin).toEqual([]);
  expect([...questions.keys()].filter((topic) => !topics.includes(topic))).toEqual([]);
});

test("a topic's categories exist", () => {
  for (const [topic, categories] of Object.entries(TOPIC_CATEGORIES)) {
    expect(playbook.cards.has(topic), topic).toBe(true);
    for (const category of categories) expect(playbook.stagesOf, topic).toHaveProperty([category]);
  }
});

test("the bank holds at least 1,500 answers, each with an id and a label of its own and at least 8 ways of asking", () => {
  const twice = (values: readonly string[]) =>
    values.filter((value, index) => values.indexOf(value) !== index);
  expect(answers.length).toBeGreaterThanOrEqual(1_500);
  expect(twice(answers.map(({ id }) => id))).toEqual([]);
  expect(twice(answers.map(({ label }) => label.toLowerCase()))).toEqual([]);
  expect(answers.filter(({ topic }) => !cardTopics.includes(topic)).map(({ id }) => id)).toEqual([]);
});

test("no way of asking stands at two places", () => {
  const help = helpSchema.parse(read("product-help.json"));
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const { id, asks } of [...answers, ...help])
    for (const ask of asks.map(titleKey)) {
      const other = seen.get(ask);
      if (other !== undefined) twice.push(`${ask}: ${other}, ${id}`);
      seen.set(ask, id);
    }
  expect(twice).toEqual([]);
});

test("a plain question leads to a stored answer, and no pattern stands at two places", () => {
  const help = helpSchema.parse(read("product-help.json"));
  const known = new Set([...answers, ...help].map(({ id }) => id));
  const plain = list("plain-questions").flatMap((name) =>
    plainQuestionsSchema.parse(read(join("plain-questions", name))),
  );
  const named = plain.flatMap(({ answer, for: others = {} }) => [answer, ...Object.values(others)]);
  const patterns = plain.flatMap(({ asks }) => asks.map((ask) => patternOf(ask).expression.source));
  expect(named.filter((id) => !known.has(id))).toEqual([]);
  expect(patterns.filter((pattern, index) => patterns.indexOf(pattern) !== index)).toEqual([]);
});

test("law, tax and insurance say where to check", () => {
  for (const topic of ["legal-form", "tax", "insurance", "contracts", "protection"])
    expect(playbook.cards.get(topic)?.caution, topic).toBeDefined();
});

test("milestones.json names every milestone", () => {
  expect(Object.keys(read("milestones.json") as object).sort()).toEqual([...MILESTONES].sort());
});

test("every situation is one of the mentor's answers, for the same kinds of business", () => {
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  const strange = situationsOf(PLAYBOOK_FOLDER).filter(
    ({ answer, models }) =>
      !byId.has(answer) || JSON.stringify(byId.get(answer)?.models) !== JSON.stringify(models),
  );
  expect(strange.map(({ answer }) => answer)).toEqual([]);
});

test("every situation has words of its own to choose it by, and the frequent ones are situations", () => {
  const situations = situationsOf(PLAYBOOK_FOLDER);
  const texts = situations.map(({ inShort }) => inShort);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index || text.endsWith("."))).toEqual([]);
  const known = new Set(situations.map(({ answer }) => answer));
  const common = Object.values(commonConcernsSchema.parse(read("common-concerns.json"))).flat();
  expect(common.filter((id) => !known.has(id))).toEqual([]);
});
