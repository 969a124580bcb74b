import { readFileSync } from "node:fs";
import { answer, type Mentor } from "#server/engine/mentor/answer.ts";
import {
  type MentorFacts,
  nextFacts,
  progressFacts,
  relatedQuest,
  stageFact,
} from "#server/engine/mentor/facts.ts";
import type { HelpEntry } from "#server/engine/mentor/help-desk.ts";
import { TOPIC_CATEGORIES } from "#server/engine/mentor/topic-categories.ts";
import { understand } from "#server/engine/mentor/understand.ts";
import { fill, wordsFor } from "#server/engine/render.ts";
import { personOf, readPeople, readSet } from "./people.ts";
import { atLeast, atMost, type Measure } from "./table.ts";

interface Asked {
  readonly text: string;
  readonly topic: string;
}

export function measureMentor(mentor: Mentor): Measure[] {
  const { questions } = readSet<{ questions: Asked[] }>("mentor-questions");
  const outside = readSet<{ questions: string[] }>("out-of-scope").questions;
  const ask = (text: string) => understand(mentor, { text, lastTopics: [], attempt: 1 });
  const guesses = questions.map(({ text, topic }) => ({ topic, list: mentor.classifier.guess(text) }));
  const isAmong = (count: number) => (entry: (typeof guesses)[number]) =>
    entry.list.slice(0, count).some(({ topic }) => topic === entry.topic);
  const isRefused = (text: string) => ["out-of-scope", "safety"].includes(ask(text).kind);
  const isTurnedAway = (text: string) => ["out-of-scope", "safety", "small-talk"].includes(ask(text).kind);
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
    measureFollowUps(mentor),
    measureSources(mentor, questions),
  ];
}

/** The design has no target for this; ours is half of the top-1 error. */
function measureFollowUps(mentor: Mentor): Measure {
  const { conversations } = readSet<{ conversations: { turns: Asked[] }[] }>("conversations");
  let right = 0;
  let all = 0;
  for (const { turns } of conversations) {
    const lastTopics: string[] = [];
    for (const [index, { text, topic }] of turns.entries()) {
      const understood = understand(mentor, { text, lastTopics, attempt: 1 });
      if (index > 0) {
        all += 1;
        if (understood.topic === topic) right += 1;
      }
      // Continue with the intended topic, so that a wrong guess does not affect the next turn.
      lastTopics.unshift(topic);
    }
  }
  return atLeast(0.85, "follow-up turns understood (no target in the design)", right / all, all);
}

/** Checks that every sentence of an answer comes from a card, the help or the person's own facts. */
function measureSources(mentor: Mentor, questions: readonly Asked[]): Measure {
  const people = readPeople();
  let traced = 0;
  let all = 0;
  for (const [index, { text }] of questions.entries()) {
    const facts = factsOf(mentor, people, index);
    const sources = sourcesOf(mentor, facts);
    for (const sentence of sentencesIn(answer(mentor, { text, lastTopics: [], attempt: 1 }, facts).text)) {
      all += 1;
      if (sources.has(sentence)) traced += 1;
    }
  }
  return atLeast(0.98, "sentences traceable to a card or to the person's own facts", traced / all, all);
}

function factsOf(mentor: Mentor, people: ReturnType<typeof readPeople>, index: number): MentorFacts {
  const someone = people[index % people.length];
  if (!someone) throw new Error("There is nobody in the set.");
  const person = personOf(mentor, someone, `asking ${index}`);
  const quests = mentor.playbook.templates.filter((_, row) => row % 97 === index % 97);
  return {
    person,
    stage: person.stage ?? "Idea Stage",
    open: quests.slice(0, 4).map(({ category, id }) => ({
      title: `Quest ${id}`,
      category,
      dueDay: "2026-01-07",
      isRunning: false,
    })),
    finished: quests.slice(4).map(({ category, id }) => ({ title: `Quest ${id}`, category })),
    completed: index % 9,
    totalXp: 25 * (index % 9),
    level: 1 + Math.floor((25 * (index % 9)) / 100),
    streak: index % 4,
  };
}

function sourcesOf(mentor: Mentor, facts: MentorFacts): Set<string> {
  const words = wordsFor(facts.person, mentor.playbook.lexicons[facts.person.type]);
  const cards = [...mentor.playbook.cards.values()].flatMap((card) => [
    card.summary,
    card.principle,
    ...card.steps,
    ...Object.values(card.types),
    ...Object.values(card.stages),
    card.example,
    card.cheaper,
    card.noReply,
    card.companies,
    card.pitfall,
    card.caution ?? "",
  ]);
  const help = (JSON.parse(readFileSync("playbook/product-help.json", "utf8")) as HelpEntry[]).map(
    (entry) => entry.answer,
  );
  const own = [
    stageFact(facts),
    ...progressFacts(facts),
    ...nextFacts(facts),
    ...Object.values(TOPIC_CATEGORIES).flatMap((categories) => relatedQuest(facts, categories) ?? []),
  ];
  return new Set([...cards.map((text) => fill(text, words)), ...help, ...own].flatMap(sentencesIn));
}

/** Sentences without formatting: bold, bullets, numbers, "Watch out:". */
function sentencesIn(text: string): string[] {
  return text
    .split("\n")
    .flatMap((line) =>
      line
        .replace(/^\s*(?:\d+\.|-)\s+/u, "")
        .replace(/^Watch out: /u, "")
        .replaceAll(/\*\*|^_|_$/gu, "")
        .split(/(?<=[.?!]”?)\s+(?=[\p{Lu}“\d])/u),
    )
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

function share<T>(list: readonly T[], isRight: (entry: T) => boolean): number {
  return list.filter(isRight).length / list.length;
}
