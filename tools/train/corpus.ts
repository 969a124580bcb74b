import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BankAnswer, HelpAnswer } from "#server/engine/mentor/bank/entry.ts";
import type { Playbook } from "#server/engine/playbook/playbook.ts";

export interface Example {
  readonly text: string;
  readonly topic: string;
  /** 1 if absent. */
  readonly weight?: number;
}

/** Ways of asking of the answer bank. */
function readAsks(folder: string): Example[] {
  return readAnswers(folder).flatMap(({ topic, asks, label }) => [
    ...asks.map((text) => ({ topic, text })),
    { topic, text: label, weight: 0.5 },
  ]);
}

function readAnswers(folder: string): BankAnswer[] {
  return readdirSync(join(folder, "answers"))
    .sort()
    .flatMap((name) => JSON.parse(readFileSync(join(folder, "answers", name), "utf8")) as BankAnswer[]);
}

/** Training examples: questions people ask and, with less weight, the cards' own texts. */
function readExamples(folder: string, playbook: Playbook): Example[] {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), "utf8"));
  const topics = read("topics.json") as Record<string, string>;
  const help = read("product-help.json") as HelpAnswer[];
  const plain = (text: string) => text.replaceAll(/[{}]/gu, "");
  const cards = [...playbook.cards.values()].flatMap((card): Example[] => [
    { topic: card.topic, text: topics[card.topic] ?? card.title },
    ...[...card.keywords, plain(card.summary)].map((text) => ({ topic: card.topic, text, weight: 0.5 })),
    ...card.steps.map((step) => ({ topic: card.topic, text: plain(step), weight: 0.4 })),
  ]);
  const asks = help.flatMap(({ asks }) => asks.map((text) => ({ topic: "product-help", text })));
  return [...readSorted(folder, "utterances"), ...cards, ...asks, ...readAsks(folder)];
}

/**
 * Texts sorted by what they are: questions by topic, sentences about a business by what they tell, descriptions by
 * model. One file a writer.
 */
function readSorted(folder: string, part: "utterances" | "told" | "described"): Example[] {
  return readdirSync(join(folder, part))
    .sort()
    .flatMap((name) => {
      const byKind = JSON.parse(readFileSync(join(folder, part, name), "utf8")) as Record<string, string[]>;
      return Object.entries(byKind).flatMap(([topic, texts]) => texts.map((text) => ({ text, topic })));
    });
}

/** Each classifier's file and what it learns from. */
export function classifiersOf(folder: string, playbook: Playbook): { file: string; examples: Example[] }[] {
  return [
    { file: "topics.bin", examples: readExamples(folder, playbook) },
    { file: "told.bin", examples: readSorted(folder, "told") },
    { file: "models.bin", examples: readSorted(folder, "described") },
  ];
}

/** Used to detect whether a model still matches its examples. */
export function hashExamples(examples: readonly Example[]): string {
  return createHash("sha256").update(JSON.stringify(examples)).digest("hex");
}

/** All playbook sentences that word meanings can be learned from. */
export function sentencesOf(playbook: Playbook, utterances: readonly { text: string }[]): string[] {
  const plain = (text: string) => text.replaceAll(/[{}]/gu, "");
  const quests = playbook.templates.flatMap(({ title, why, steps, doneWhen }) => [
    title,
    why,
    ...steps,
    doneWhen,
  ]);
  const cards = [...playbook.cards.values()].flatMap((card) => [
    card.summary,
    ...card.principle.split(/(?<=[.?]) /u),
    ...card.steps,
    ...Object.values(card.types),
    ...Object.values(card.stages),
    card.example,
    card.pitfall,
    ...card.keywords,
  ]);
  return [...new Set([...quests, ...cards].map(plain).concat(utterances.map(({ text }) => text)))];
}
