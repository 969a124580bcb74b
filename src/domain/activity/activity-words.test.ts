import { expect, test } from "vitest";
import { fill, type Speech } from "../general/speech.ts";
import { ACTIVITY_KINDS, type Activity } from "./activity.ts";
import { ACTIVITY_TITLES, activityWords } from "./activity-words.ts";

test.each<[Activity, string, string]>([
  [{ kind: "quest_created", subject: "Call Ana" }, "Task Created", "Call Ana"],
  [{ kind: "quest_moved", subject: "Call Ana" }, "Quest moved", "Call Ana"],
  [{ kind: "quest_completed", subject: "Call Ana", amount: 25 }, "Task Completed!", "Call Ana, +25 XP"],
  [{ kind: "quest_completed", subject: "Call Ana", amount: 0 }, "Task Completed!", "Call Ana"],
  [{ kind: "quests_generated", amount: 1 }, "New Tasks Generated!", "1 quest joined your trail."],
  [{ kind: "quests_generated", amount: 12 }, "New Tasks Generated!", "12 quests joined your trail."],
  [
    { kind: "level_reached", amount: 1_250 },
    "Level Up!",
    "Congratulations! You reached level 13 and earned 1,250 XP!",
  ],
  [{ kind: "achievement_earned", subject: "quests-1" }, "Achievement earned", "First step"],
  [{ kind: "achievement_earned", subject: "one-of-an-older-version" }, "Achievement earned", ""],
  [
    { kind: "rest_token_earned", amount: 1 },
    "Rest token earned",
    "You have 1: it keeps your streak on a day you miss.",
  ],
  [
    { kind: "rest_token_earned", amount: 2 },
    "Rest token earned",
    "You have 2: each keeps your streak on a day you miss.",
  ],
  [{ kind: "streak_repaired", amount: 1 }, "Streak repaired", "It is back at 1 day."],
  [{ kind: "streak_repaired", amount: 9 }, "Streak repaired", "It is back at 9 days."],
  [{ kind: "companion_found" }, "Companion found", "Your invitation was accepted."],
  [
    { kind: "companion_signal", subject: "rest" },
    "From your companion",
    "Rest well. Tomorrow is another day.",
  ],
  [
    { kind: "webhook_paused", subject: "hooks.example.com" },
    "Webhook paused",
    "Nothing arrived at hooks.example.com for 3 days. You can resume it in your profile.",
  ],
  [{ kind: "companion_signal", subject: "one-of-an-older-version" }, "From your companion", ""],
])("%o", (activity, title, description) => {
  expect(activityWords(activity)).toEqual({ title, description });
});

test("a language says the sentence, its number and its own words of it", () => {
  const german: Speech = {
    language: "de",
    t: (english, values) => fill(`(${english})`, values),
    tn: (n, _one, many, values) => fill(`(${many})`, { n, ...values }),
  };
  expect(activityWords({ kind: "level_reached", amount: 1_250 }, german)).toEqual({
    title: "(Level Up!)",
    description: "(Congratulations! You reached level 13 and earned 1.250 XP!)",
  });
  expect(activityWords({ kind: "streak_repaired", amount: 9 }, german).description).toBe(
    "(It is back at 9 days.)",
  );
  // What the person wrote stays as it is.
  expect(activityWords({ kind: "quest_created", subject: "Start" }, german).description).toBe("Start");
});

test("every kind has a title of its own, and none says null", () => {
  expect(new Set(Object.values(ACTIVITY_TITLES)).size).toBe(ACTIVITY_KINDS.length);
  for (const kind of ACTIVITY_KINDS)
    expect(activityWords({ kind }).description).not.toMatch(/null|undefined|NaN/u);
});
