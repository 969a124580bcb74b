import { expect, test } from "vitest";
import { aPerson } from "#server/testing/quest-engine.ts";
import type { MentorFacts, OpenQuest } from "../facts.ts";
import { notesIn } from "../reading/notes.ts";
import { aboutQuest } from "./about-quest.ts";
import { minutesIn } from "./minutes.ts";
import { asksForNew, asksForWork, nextStep } from "./next-step.ts";
import { ownRecord } from "./progress.ts";
import { onlyNoted } from "./sums.ts";

const quest = (rest: Partial<OpenQuest>): OpenQuest => ({
  id: "photos",
  title: "Photograph three lamps in daylight",
  description:
    "Pictures sell.\n1. Choose three lamps.\n2. Take ten pictures.\n3. Keep the best.\nDone when three are online.",
  category: "Marketing",
  dueDay: "2026-01-06",
  hours: 1,
  isRunning: false,
  reason: "Your page has no picture yet.",
  ...rest,
});
const facts: MentorFacts = {
  person: aPerson({ businessName: "Lumen", businessDescription: "I make paper lamps" }),
  stage: "Launching",
  open: [
    quest({}),
    quest({ id: "letter", title: "Write to five cafés about lamps", hours: 0.5, reason: null }),
  ],
  finished: [],
  completedThisWeek: 2,
  completed: 2,
  totalXp: 75,
  level: 1,
  streak: 2,
};

test.each([
  ["15 min before the bus", 15],
  ["I have half an hour", 30],
  ["two hours tonight", 120],
  ["five minutes while the pasta boils", 5],
  ["a whole rainy Saturday", 240],
  ["a tiny quest please", 10],
  ["what now", null],
])("%s leaves %s minutes", (text, minutes) => {
  expect(minutesIn(text)).toBe(minutes);
});

test.each([
  ["Why do I have to photograph the lamps?", /no picture yet/u],
  ["The photograph quest is too big for today, smaller please", /first step today: Choose three lamps\./u],
  ["I'm stuck at step 2 of the photograph quest", /Step 2 .* Take ten pictures\. .* Keep the best\./u],
  ["Can I skip the quest with the cafés?", /Not Relevant/u],
  ["May I write to 2 instead of 5?", /Fewer is fine for “Write to five cafés/u],
  ["I don't have daylight to photograph in", /You can still do “Photograph three lamps/u],
  ["Why am I being told to take these pictures?", /no picture yet/u],
  ["Help me with “Photograph three lamps in daylight”", /1\. Choose three lamps\./u],
])("%s is answered from the quest", (text, said) => {
  expect(aboutQuest(text, facts, null)?.text).toMatch(said);
});

test.each(["Label glued. Now?", "Friday night, 2 hours, go", "The bench is clear and I await orders."])(
  "%s asks for something to do",
  (text) => {
    expect(asksForWork(text)).toBe(true);
  },
);

test("advice is not taken for a question about a quest, unless one is open on screen", () => {
  expect(aboutQuest("How do I find a supplier for paper?", facts, null)).toBeNull();
  expect(aboutQuest("How do I begin?", facts, "letter")?.basis.quests).toEqual([
    "Write to five cafés about lamps",
  ]);
});

test("what to do now carries a quest of the board that fits the time", () => {
  expect(nextStep("what now?", facts)).toMatchObject({ suggest: { kind: "open", questId: "photos" } });
  expect(nextStep("I have half an hour, give me something", facts)).toMatchObject({
    suggest: { kind: "open", questId: "letter" },
    text: expect.stringContaining("30 minutes"),
  });
  expect(nextStep("make me a quest about finding shops", facts)).toMatchObject({
    suggest: { kind: "new", about: "finding shops", isWanted: true },
  });
  expect(nextStep("what now?", { ...facts, open: [] })).toMatchObject({
    suggest: { kind: "new", isWanted: true },
  });
});

test.each([
  ["What should I do next?", true],
  ["give me a task", true],
  ["15 minutes before my shift", true],
  ["What should I charge for a lamp?", false],
  ["I have three customers", false],
])("%s asks for work: %s", (text, asks) => {
  expect(asksForWork(text) || asksForNew(text)).toBe(asks);
});

test.each([
  ["how am I doing?", /2 quests this week.*25 XP more make level 2/u],
  ["What is my next milestone?", /milestones on your path/u],
  ["How much have I sold so far?", /no sale yet/u],
  ["how many xp for level 5", /Level 5 begins at 400 XP.*325 more/u],
])("%s is answered from the record", (text, said) => {
  expect(ownRecord(text, facts)?.text).toMatch(said);
});

test("advice about progress is no question about one's own", () => {
  expect(ownRecord("How do I track my sales?", facts)).toBeNull();
});

test.each([
  ["a jar costs me 2.50, I sell it for 8", /So 5\.50 stays from each sale, before your time: 8 − 2\.50\./u],
  ["I buy at 60 and sell at 110", /So 50 stays from each sale/u],
  ["it costs me 9 and I sell it for 8", /a loss on each sale: 8 − 9 = −1\. Is 9 the cost of one/u],
  ["it costs me 8 and I sell it for 8", /brings back just what it cost/u],
  ["I buy at 60 euros and sell at 110 dollars", /two currencies/u],
  ["material is 4.20 and I charge 12.60, the stall is 840 a month", /100 a month cover the 840/u],
  ["material is 5 and I charge 20, the stall is 120 a month", /8 a month cover the 120/u],
  ["a candle costs me 4", /What do you sell one for\?/u],
])("%s: what follows is said, and only what is missing is asked", (text, answer) => {
  expect(onlyNoted(text, notesIn(text, facts), facts).text).toMatch(answer);
});

test("why a quest was given is no wish for another", () => {
  expect(asksForNew("Why did you give me this quest?")).toBe(false);
  expect(asksForWork("why you give me this quest")).toBe(false);
});

const HARD = { hard: "time", text: "Friday after the late shift." } as const;

test.each([
  [
    "What was hard last week?",
    HARD,
    /too little time: “Friday after the late shift\.”, so this week's quests are short/u,
  ],
  ["How am I doing?", HARD, /In your weekly review you said that there was too little time/u],
  ["What did I say was hard?", { hard: null, text: "The calls" }, /you wrote what was hard: “The calls”/u],
  ["How am I doing?", { hard: null, text: "I was so tired" }, /fewer quests, and short ones/u],
] as const)("%s takes up the review", (text, hardWeek, said) => {
  expect(ownRecord(text, { ...facts, hardWeek })?.text).toMatch(said);
});

test("what was not hard, or was grave, is not said back", () => {
  const of = (hardWeek: MentorFacts["hardWeek"]) =>
    ownRecord("How am I doing?", { ...facts, ...(hardWeek && { hardWeek }) })?.text;
  expect(of({ hard: "nothing", text: "" })).toBe(of(null));
  expect(of({ hard: "tired", text: "I want to kill myself" })).not.toContain("kill");
});

test("what to do now is gentler after a tiring week", () => {
  const tired = { ...facts, hardWeek: { hard: "tired", text: "" } } as const;
  expect(nextStep("what now", tired).text).toContain("its first step is enough for today");
  expect(nextStep("what now", facts).text).not.toContain("enough for today");
});
