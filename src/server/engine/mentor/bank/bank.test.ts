import { expect, test } from "vitest";
import { stemsOf } from "../../text/tokens.ts";
import type { AskModel } from "./ask-model.ts";
import { openBank } from "./bank.ts";
import type { BankAnswer } from "./entry.ts";
import { findAnswers, type Search } from "./find-answers.ts";
import type { SenseModel } from "./sense-model.ts";

const anAnswer = (id: string, asks: string[], rest: Partial<BankAnswer> = {}): BankAnswer => ({
  id,
  topic: "pricing",
  asks,
  label: id,
  answer: "Do it.",
  step: "Start tonight.",
  why: "Because it works.",
  other: "Do it differently.",
  example: "Like this.",
  ...rest,
});

const answers = [
  anAnswer("deposit", ["Should I ask for a deposit?", "half the money before I start"]),
  anAnswer("wholesale", ["The shop wants forty percent", "what cut do shops take"], { models: ["handmade"] }),
  anAnswer("taxes", ["Do I owe tax on this?"], { topic: "tax" }),
];
const help = [
  { id: "help-xp", topic: "product-help", asks: ["What is XP?"], label: "What XP is", answer: "Points." },
];

/** Stands for a trained model: counts the words that a text shares with the ways of asking. */
const sharedWords: AskModel = {
  ids: [...answers, ...help].map(({ id }) => id),
  scores(text) {
    const words = new Set(stemsOf(text));
    const learned = Float32Array.from(
      [...answers, ...help],
      ({ asks }) => new Set(stemsOf(asks.join(" ")).filter((stem) => words.has(stem))).size,
    );
    return { learned, middle: learned };
  },
};

/** One dimension for each entry. */
const byDimension: SenseModel = (sense) =>
  new Map(sharedWords.ids.map((id, index) => [id, sense[index] ?? 0]));

const bank = openBank({ answers, help, own: [], plain: [] }, { asks: sharedWords, sense: byDimension });
const search = (text: string, rest: Partial<Search> = {}) =>
  findAnswers(bank, { text, model: "handmade", stage: "Launching", topics: [], ...rest }).map(
    ({ entry }) => entry.id,
  );

test("the nearest way of asking comes first", () => {
  expect(search("may I take a deposit first?")[0]).toBe("deposit");
  expect(search("a shop wants a cut of forty percent")[0]).toBe("wholesale");
  expect(search("what is xp")[0]).toBe("help-xp");
});

test("the meaning of a message counts beside its words", () => {
  const taxes = Float32Array.of(0, 0, 1, 0);
  expect(search("what does the state want of it?", { sense: taxes })[0]).toBe("taxes");
  expect(search("should I ask for a deposit?", { sense: Float32Array.of(1, 0, 0.9, 0) })[0]).toBe("deposit");
});

test("answers for other kinds of business are left out", () => {
  expect(search("a shop wants a cut of forty percent", { model: "saas" })).not.toContain("wholesale");
});

test("the topic and the turn before decide where the words do not", () => {
  expect(search("and for the first year?", { topics: [{ topic: "tax", probability: 0.9 }] })[0]).toBe(
    "taxes",
  );
  expect(search("and how much of it?", { before: "Should I ask for a deposit?" })[0]).toBe("deposit");
});

test("what a text plainly tells of comes first, even if it was written for another kind of business", () => {
  expect(search("what is xp", { model: "saas", meant: ["wholesale"] })[0]).toBe("wholesale");
  expect(search("what is xp", { model: "saas", meant: ["wholesale", "taxes"] })[0]).toBe("taxes");
});
