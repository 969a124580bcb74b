import { expect, test } from "vitest";
import { aPerson } from "#server/testing/quest-engine.ts";
import { STAGES } from "../playbook/vocabulary.ts";
import { type MentorFacts, nextFacts, progressFacts, relatedQuest, stageFact } from "./facts.ts";
import { startersFor } from "./starters.ts";

const nobody: MentorFacts = {
  person: aPerson(),
  stage: "Idea Stage",
  open: [],
  finished: [],
  completedThisWeek: 0,
  completed: 0,
  totalXp: 0,
  level: 1,
  streak: 0,
};
const wick = aPerson({ businessName: "Wick" });
const open = (title: string, isRunning = false, category = "Sales") => ({
  id: title,
  title,
  description: "",
  category,
  dueDay: "2026-01-06",
  hours: 1,
  isRunning,
  reason: null,
});
const finished = (title: string, category = "Sales") => ({ title, category });

test("the stage is said of the business, by name where there is one", () => {
  expect(stageFact(nobody)).toBe("Your business is at the idea stage.");
  expect(stageFact({ ...nobody, person: wick, stage: "Pre-Launch" })).toBe("Wick is just before its launch.");
});

test("somebody new hears that nothing has happened yet", () => {
  expect(progressFacts(nobody)).toEqual([
    "You have finished 0 quests and hold 0 XP, which is level 1.",
    "There is no streak running: the next quest you finish starts one.",
    "Nothing is open at the moment.",
  ]);
});

test("progress counts in the singular and in the plural", () => {
  const facts = {
    ...nobody,
    completed: 1,
    totalXp: 325,
    level: 4,
    streak: 1,
    open: [open("Call")],
    finished: [finished("Write")],
  };
  expect(progressFacts(facts)).toEqual([
    "You have finished 1 quest and hold 325 XP, which is level 4.",
    "Your streak stands at 1 day.",
    "The last thing you finished was “Write”.",
    "1 quest is open.",
  ]);
});

test("three finished quests of a category make it the favourite", () => {
  const facts = (count: number) => ({
    ...nobody,
    finished: [finished("A", "Legal"), ...Array.from({ length: count }, () => finished("B"))],
  });
  expect(progressFacts(facts(2)).at(-1)).toBe("Nothing is open at the moment.");
  expect(progressFacts(facts(3)).at(-1)).toBe("Most of your latest work went into Sales: 3 quests.");
});

test("what is next is what runs, or what the board says", () => {
  expect(nextFacts(nobody)).toHaveLength(1);
  expect(nextFacts({ ...nobody, open: [open("Call", true), open("Write")] })).toEqual([
    "You have “Call” running: finish that first.",
    "After it comes “Write”.",
  ]);
  expect(nextFacts({ ...nobody, open: [open("Call")] })).toEqual([
    "Next on your board is “Call”, due 2026-01-06.",
  ]);
});

test("a related quest is an open one of the topic's categories", () => {
  const facts = { ...nobody, open: [open("Tax", false, "Legal"), open("Call")] };
  expect(relatedQuest(facts, ["Sales"])).toBe("You have an open quest that fits: “Call”.");
  expect(relatedQuest(facts, ["Finance"])).toBeNull();
});

test.each(STAGES)("there are four different questions to begin with at the stage %s", (stage) => {
  for (const person of [aPerson(), wick]) {
    const starters = startersFor({ ...nobody, person, stage });
    expect(new Set(starters).size).toBe(4);
    expect(starters.join()).not.toMatch(/[{}]|undefined|null/u);
  }
});

test("questions to begin with follow from where the person stands", () => {
  expect(startersFor(nobody)).toEqual([
    "What should I do next?",
    "How do I find out whether people want this?",
    "Who should I build it for first?",
    "How does SideQuest work?",
  ]);
  expect(startersFor({ ...nobody, person: wick, open: [open("Call")], completed: 3 })).toEqual([
    "Help me with “Call”",
    "How do I find out whether people want Wick?",
    "Who should I build it for first?",
    "How am I doing so far?",
  ]);
});
