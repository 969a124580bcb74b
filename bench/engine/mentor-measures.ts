import { answer } from "#server/engine/mentor/answer.ts";
import type { Turn } from "#server/engine/mentor/dialogue/turns.ts";
import type { MentorFacts } from "#server/engine/mentor/facts.ts";
import type { Mentor } from "#server/engine/mentor/mentor.ts";
import { personOf, readPeople, readSet } from "./people.ts";
import { atLeast, atMost, type Measure } from "./table.ts";

interface Asked {
  readonly text: string;
  readonly topic: string;
}

/** The engine's former sets, beside the open ones. */
export function measureMentor(mentor: Mentor): Measure[] {
  const { questions } = readSet<{ questions: Asked[] }>("mentor-questions");
  const outside = readSet<{ questions: string[] }>("out-of-scope").questions;
  const facts = factsOf(mentor);
  const kindOf = (text: string) => answer(mentor, { text, turns: [], attempt: 1, questId: null }, facts).kind;
  const guesses = questions.map(({ text, topic }) => ({ topic, list: mentor.classifier.guess(text) }));
  const isAmong = (count: number) => (entry: (typeof guesses)[number]) =>
    entry.list.slice(0, count).some(({ topic }) => topic === entry.topic);
  const isRefused = (text: string) => ["out-of-scope", "safety"].includes(kindOf(text));
  const isTurnedAway = (text: string) => ["out-of-scope", "safety", "small-talk"].includes(kindOf(text));
  return [
    atLeast(0.85, "mentor topic on unseen questions, top-1", share(guesses, isAmong(1)), questions.length),
    atLeast(0.95, "mentor topic on unseen questions, top-3", share(guesses, isAmong(3)), questions.length),
    atLeast(0.95, "out-of-scope refused", share(outside, isRefused), outside.length),
    atMost(
      0.03,
      "in-scope wrongly refused",
      share(questions, ({ text }) => isTurnedAway(text)),
      questions.length,
    ),
    measureFollowUps(mentor, facts),
  ];
}

/** The design has no target for this; ours is half of the top-1 error. */
function measureFollowUps(mentor: Mentor, facts: MentorFacts): Measure {
  const { conversations } = readSet<{ conversations: { turns: Asked[] }[] }>("conversations");
  let right = 0;
  let all = 0;
  for (const { turns } of conversations) {
    const before: Turn[] = [];
    for (const [index, { text, topic }] of turns.entries()) {
      const said = answer(mentor, { text, turns: before, attempt: 1, questId: null }, facts);
      if (index > 0) {
        all += 1;
        if (said.topic === topic) right += 1;
      }
      // Continue with the intended topic, so that a wrong guess does not affect the next turn.
      before.push({ prompt: text, answer: said.text, talk: { ...said.talk, topic } });
    }
  }
  return atLeast(0.85, "follow-up turns understood (no target in the design)", right / all, all);
}

function factsOf(mentor: Mentor): MentorFacts {
  const [someone] = readPeople();
  if (!someone) throw new Error("There is nobody in the set.");
  const person = personOf(mentor, someone, "asking");
  return {
    person,
    stage: person.stage ?? "Idea Stage",
    open: [],
    finished: [],
    completedThisWeek: 0,
    completed: 3,
    totalXp: 75,
    level: 1,
    streak: 1,
  };
}

function share<T>(list: readonly T[], isSo: (entry: T) => boolean): number {
  return list.filter(isSo).length / list.length;
}
