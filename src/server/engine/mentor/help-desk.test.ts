import { expect, test } from "vitest";
import { theEngine } from "#server/testing/quest-engine.ts";

const { helpDesk } = theEngine();

/** A question in other words than the playbook's, and something that only the right answer says. */
test.each([
  ["what's XP good for?", "experience points"],
  ["when do I reach the next level", "Every 100 XP make a level"],
  ["why does this one only give 25 points", "25 XP as Beginner"],
  ["is there a cap on XP from my own quests", "at most 500 XP in any 24 hours"],
  ["do I earn something when I share an achievement", "Sharing an achievement pays 25 XP"],
  ["will I lose XP if I miss a day", "never taken away"],
  ["how are streak days counted", "Your streak counts scheduled days"],
  ["what are rest tokens", "A rest token saves your streak"],
  ["my streak broke, can I get it back", "Repair streak"],
  ["how can I change the days on which I work", "Weekly schedule"],
  ["a quest is overdue, what now", "moves to today's column"],
  ["what does the not relevant button do", "Not Relevant removes a quest"],
  ["where do I find hidden quests", "Hidden quests"],
  ["how do I undo a delete", "offers Undo"],
  ["I need more quests", "Generate more"],
  ["why was this quest chosen for me", "Quests are chosen by"],
  ["how can I add my own quest", "New quest"],
  ["what is the workspace for", "The workspace opens"],
  ["what is in the toolbox", "The toolbox in the top bar"],
  ["which achievements are there", "15 achievements"],
  ["what are the skill paths", "six skill paths"],
  ["can I hide from the leaderboard", "The leaderboard ranks people"],
  ["how do I change my time zone", "Your time zone decides"],
  ["I moved to another business stage, where do I change it", "The business stage is in your profile"],
  ["export all my data", "downloads"],
  ["delete my account please", "Close my account"],
  ["sign me out on all devices", "Sign out everywhere"],
  ["are there keyboard shortcuts", "? shows all shortcuts"],
  ["does it work without internet", "needs a connection"],
  ["clear our conversation", "clear the conversation"],
  ["who gets to see my data", "Your data stays"],
  ["how long does the trial last", "The trial lasts 30 days"],
  ["what does the subscription cost", "$20 a month"],
  ["how can I cancel my subscription", "cancel in two clicks"],
  ["I get too many emails from you", "Send me mail"],
  ["is there a dark theme", "light and dark"],
])("%s", (question, part) => {
  expect(helpDesk.answer(question)).toContain(part);
});

test("an answer holds two entries at most", () => {
  for (const question of ["how does it work", "quest", "?"])
    expect(helpDesk.answer(question).split("\n\n").length).toBeLessThanOrEqual(2);
});
