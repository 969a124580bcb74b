import { expect, test } from "vitest";
import { aPerson, theEngine } from "#server/testing/quest-engine.ts";
import { answer } from "./answer.ts";
import type { Guess } from "./classifier.ts";
import type { MentorFacts } from "./facts.ts";
import { type Question, understand } from "./understand.ts";

const mentor = theEngine();
const ask = (text: string, rest: Partial<Question> = {}): Question => ({
  text,
  lastTopics: [],
  attempt: 1,
  ...rest,
});
const facts: MentorFacts = {
  person: aPerson({ businessName: "Wick", businessType: "E-commerce" }),
  stage: "Launching",
  open: [],
  finished: [],
  completed: 2,
  totalXp: 75,
  level: 1,
  streak: 2,
};
const reply = (text: string, rest: Partial<Question> = {}) => answer(mentor, ask(text, rest), facts);

test.each([
  ["how much should I charge?", "pricing"],
  ["how do I find my first customers?", "first-customers"],
  ["do I need to pay tax on this?", "tax"],
  ["which insurance do I need?", "insurance"],
  ["how do I get people to leave reviews?", "reviews"],
  ["should I run facebook ads?", "ads"],
  ["how do I rank on google?", "seo"],
  ["I'm exhausted and can't keep up with this next to my job", "burnout"],
  ["what should I name my business?", "naming"],
  ["should I hire someone?", "hiring"],
])("%s is about %s", (text, topic) => {
  const { guesses } = understand(mentor, ask(text));
  expect(guesses.slice(0, 3).map((guess) => guess.topic)).toContain(topic);
});

/** A classifier that says what a test wants. */
const sure = (...guesses: [topic: string, probability: number][]) => ({
  classifier: { guess: () => guesses.map(([topic, probability]): Guess => ({ topic, probability })) },
});

test("sure, half sure and not sure are three different answers", () => {
  expect(understand(sure(["pricing", 0.9], ["ads", 0.05]), ask("x")).kind).toBe("answer");
  expect(understand(sure(["pricing", 0.25], ["ads", 0.24]), ask("x")).kind).toBe("unsure");
  expect(understand(sure(["pricing", 0.05], ["ads", 0.04]), ask("x")).kind).toBe("out-of-scope");
  expect(understand(sure(["out-of-scope", 0.8], ["ads", 0.1]), ask("x")).kind).toBe("out-of-scope");
  expect(understand(sure(["small-talk", 0.8], ["ads", 0.1]), ask("x")).kind).toBe("small-talk");
});

test("a short turn goes on about the last topic, unless it names another one plainly", () => {
  const lastTopics = ["tax"];
  const unclear = sure(["small-talk", 0.4], ["ads", 0.1]);
  expect(understand(unclear, ask("and then?", { lastTopics }))).toMatchObject({
    kind: "answer",
    topic: "tax",
    facet: "steps",
  });
  expect(understand(unclear, ask("give me an example", { lastTopics }))).toMatchObject({
    topic: "tax",
    facet: "example",
  });
  expect(understand(sure(["ads", 0.95]), ask("what about ads", { lastTopics }))).toMatchObject({
    topic: "ads",
  });
  expect(understand(unclear, ask("and then?"))).not.toMatchObject({ topic: "tax" });
});

test("safety comes before every topic", () => {
  const said = reply("I want to kill myself", { lastTopics: ["pricing"] });
  expect(said).toMatchObject({ kind: "safety", topic: null, suggestFrom: null });
  expect(said.text).toContain("crisis line");
  expect(reply("where can I buy fake reviews").text).toContain("I will not help with that");
});

test("half sure names two topics and asks which", () => {
  const { text, suggestFrom } = answer(
    { ...mentor, ...sure(["pricing", 0.25], ["ads", 0.24]) },
    ask("hm"),
    facts,
  );
  expect(text).toMatch(/- \*\*Pricing\*\*: .+\n- \*\*/u);
  expect(text).toContain("for Wick?");
  expect(suggestFrom).toBeNull();
});

test("out of scope says so and what it can talk about", () => {
  const { text } = answer({ ...mentor, ...sure(["out-of-scope", 0.9]) }, ask("who won the match"), facts);
  expect(text).toContain("outside of what I can help with");
  expect(text).toContain("building Wick");
});

test("another attempt shows the topic from another side", () => {
  const first = answer({ ...mentor, ...sure(["pricing", 0.9]) }, ask("what price"), facts);
  const second = answer({ ...mentor, ...sure(["pricing", 0.9]) }, ask("what price", { attempt: 2 }), facts);
  expect(second.facet).toBe("example");
  expect(second.text).not.toBe(first.text);
});

test("one's own record is told from one's own numbers", () => {
  const { text } = answer({ ...mentor, ...sure(["my-progress", 0.9]) }, ask("how am I doing"), facts);
  expect(text).toContain("You have finished 2 quests and hold 75 XP");
});

test("a suggestion goes with a topic, and with nothing else", () => {
  expect(answer({ ...mentor, ...sure(["pricing", 0.9]) }, ask("x"), facts).suggestFrom).toContain("Finance");
  expect(answer({ ...mentor, ...sure(["small-talk", 0.9]) }, ask("hello"), facts).suggestFrom).toBeNull();
  expect(
    answer({ ...mentor, ...sure(["next-step", 0.9]) }, ask("what now, exactly"), facts).suggestFrom,
  ).toEqual([]);
});
