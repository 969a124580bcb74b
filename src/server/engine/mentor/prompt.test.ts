import { expect, test } from "vitest";
import { aPerson, launchingFacts, theEngine } from "#server/testing/quest-engine.ts";
import { answer } from "./answer.ts";
import type { Turn } from "./dialogue/turns.ts";
import type { MentorFacts } from "./facts.ts";
import { mentorFacts } from "./prompt.ts";

const mentor = theEngine();
const SENSE_SIZE = 384;
const CANDLES = {
  businessName: "Wick & Willow",
  businessType: "E-commerce",
  businessDescription: "Hand-poured soy candles in reused glass. Write to wick@example.org or 0151 234 5678.",
};
const candles = launchingFacts(CANDLES);

function told(
  text: string,
  { facts = candles, turns = [] as readonly Turn[], questId = null as string | null } = {},
) {
  const question = { text, turns, attempt: 1, questId };
  return mentorFacts(mentor, question, answer(mentor, question, facts), facts, "2026-03-04");
}

const quest = (id: string, isRunning: boolean) => ({
  id,
  title: `Quest ${id}`,
  description: "1. List three names.\n2. Write to one.\nDone when one was written to.",
  category: "Marketing",
  dueDay: "2026-03-06",
  hours: 1,
  isRunning,
  reason: "Nobody has seen it yet.",
});

test("stored answers are whole sentences, however long the answer is", () => {
  for (const { answer: sentences } of told("Where do I find my first buyers?").storedAnswers)
    for (const sentence of sentences) {
      expect(sentence.length).toBeLessThanOrEqual(400);
      expect(sentence).toMatch(/[.!?:]["”’*)]*$/u);
    }
});

test("stored answers are found by what a message means, too, but not for somebody who is hurt", () => {
  const { bank } = mentor;
  const wanted = bank.entries.findIndex(({ id }) => id === "ads-start-now-or-later");
  const meaning = Float32Array.from({ length: SENSE_SIZE }, (_, k) => {
    const alone = new Float32Array(SENSE_SIZE);
    alone[k] = 1;
    return bank.senseNearness(alone)?.[wanted] ?? 0;
  });
  const label = bank.entries[wanted]?.label;
  const labels = (text: string, sense: Float32Array | null) => {
    const question = { text, turns: [], attempt: 1, questId: null };
    const built = answer(mentor, question, candles);
    const { storedAnswers } = mentorFacts(mentor, { ...question, sense }, built, candles, "2026-03-04");
    return storedAnswers.map(({ question: asked }) => asked);
  };
  expect(labels("My finger is over the button", null)).not.toContain(label);
  expect(labels("My finger is over the button", meaning)).toContain(label);
  const hurt = "My mother died on Sunday and my finger is over the button";
  expect(labels(hurt, meaning)).toEqual(labels(hurt, null));
});

test("how to reach the person is left out, what they make is not", () => {
  const { description } = told("Where do I find my first buyers?").business;
  expect(description).toContain("Hand-poured soy candles");
  expect(description).not.toMatch(/example\.org|0151/u);
});

test.each(["0161.555.0134", "+44 161 555 0134", "(0161) 555-0134", "161 555 013"])(
  "a telephone number is left out: %s",
  (number) => {
    const facts = launchingFacts({ ...CANDLES, businessDescription: `Soy candles. Ring ${number}.` });
    expect(told("What now?", { facts }).business.description).toContain("[telephone]");
  },
);

test.each([
  "2018-2023",
  "2 500 000",
  "2025-11-30",
  "30.11.2025",
  "15 - 30 000",
  "12.50 - 15.00",
  "2023 2024",
])("no telephone number: %s", (number) => {
  const facts = launchingFacts({ ...CANDLES, businessDescription: `Soy candles, ${number} so far.` });
  expect(told("What now?", { facts }).business.description).toContain(number);
});

test("what was at stake stays so while the talk goes on with it", () => {
  const prompt = "A buyer's lawyer wrote and wants 900 by Monday.";
  const { text, talk } = answer(mentor, { text: prompt, turns: [], attempt: 1, questId: null }, candles);
  expect(told("Tell me more", { turns: [{ prompt, answer: text, talk }] }).atStake).toBe("law");
  expect(
    told("Tell me more", { turns: [{ prompt: "How do I sell more?", answer: "", talk: null }] }).atStake,
  ).toBeNull();
});

test("what is not known of the offer is not made up", () => {
  const { business } = told("Was nun?", {
    facts: launchingFacts({ businessDescription: "Kerzen aus Soja" }),
  });
  expect(business.customers).toBeNull();
});

test("only quests that are started or on the screen bring their steps", () => {
  const facts: MentorFacts = { ...candles, open: [quest("a", true), quest("b", false), quest("c", false)] };
  const { openQuests } = told("What now?", { facts, questId: "c" });
  expect(openQuests.map((each) => "steps" in each)).toEqual([true, false, true]);
  expect(openQuests.map((each) => "isStarted" in each)).toEqual([true, false, false]);
});

test("figures that were told go along, and a sum that was reckoned", () => {
  const at = new Date("2026-03-01T00:00:00Z");
  const person = aPerson(CANDLES, [], [{ key: "unitCost", value: "4", source: "mentor", at }]);
  expect(told("How do I sell more?", { facts: { ...candles, person } }).business.figures).toEqual({
    unitCost: 4,
  });
  expect(told("One costs me 4 and sells for 12. What is my margin?").reckoned?.join(" ")).toMatch(/8/u);
  expect(told("Where do I find my first buyers?").reckoned).toBeNull();
});

test("a return to an earlier matter brings stored answers to that matter", () => {
  const asked = [
    "A shop wants to stock my candles. What do I agree with them?",
    "How do I pack them for the post?",
  ];
  const turns: Turn[] = [];
  for (const text of asked) {
    const said = answer(mentor, { text, turns, attempt: 1, questId: null }, candles);
    turns.push({ prompt: text, answer: said.text, talk: said.talk });
  }
  const built = answer(
    mentor,
    { text: "Back to the shop: it wants half.", turns, attempt: 1, questId: null },
    candles,
  );
  const { storedAnswers } = told("Back to the shop: it wants half.", { turns });
  expect(storedAnswers[0]?.question).toBe(mentor.bank.answers.get(built.talk.answerId ?? "")?.label);
});

test("what was ruled out earlier in the talk is named and in no stored answer", () => {
  const turns: Turn[] = [{ prompt: "I don't do phone calls.", answer: "Noted.", talk: null }];
  const { business, storedAnswers } = told("How do I reach florists then?", { turns });
  expect(business.rulesOut).toEqual(["phone calls"]);
  expect(storedAnswers.map(({ question }) => question).join()).not.toMatch(/cold call|telephone|phoning/iu);
});

test("the language and what is at stake are said", () => {
  expect(told("Wie finde ich die ersten Kunden für meine Kerzen?").messageLanguage).toBe("de");
  expect(told("A customer's lawyer wrote and wants 1,400 by Friday.").atStake).toBe("law");
  expect(told("How do I sell more?").today).toBe("Wednesday 2026-03-04");
});

test("what was hard last week is told in the person's words, without how to reach anybody", () => {
  const hard = (hardWeek: MentorFacts["hardWeek"]) =>
    told("What now?", { facts: { ...candles, ...(hardWeek && { hardWeek }) } }).lastWeekWasHard;
  expect(hard({ hard: "time", text: "Late shift. Ring 0161 555 0134." })).toEqual({
    choice: "too little time",
    inTheirWords: ["Late shift.", "Ring [telephone]."],
  });
  expect(hard({ hard: null, text: "I want to kill myself" })).toBeNull();
  expect(hard(null)).toBeNull();
});
