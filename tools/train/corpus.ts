import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { NO_ENTRY } from "#server/engine/mentor/bank/ask-model.ts";
import type { BankAnswer, Entry, HelpAnswer } from "#server/engine/mentor/bank/entry.ts";
import { type Playbook, situationsOf } from "#server/engine/playbook/playbook.ts";

export interface Example {
  readonly text: string;
  readonly topic: string;
  /** 1 if absent. */
  readonly weight?: number;
}

/** Ways of asking of the answer bank, by topic. */
function readAsks(folder: string): Example[] {
  const told = new Map(situationsOf(folder).map((situation) => [situation.answer, situation.told]));
  return readAnswers(folder).flatMap(({ id, topic, asks, label }) => [
    ...[...asks, ...(told.get(id) ?? [])].map((text) => ({ topic, text })),
    { topic, text: label, weight: 0.5 },
  ]);
}

/**
 * Everything that people ask, by the id of what answers it: `asks.bin` learns to recognise it. Beside it, plain sentences
 * about a business, by `NO_ENTRY`: of a description, most sentences ask and tell nothing.
 */
export function askExamplesOf(folder: string): Example[] {
  const read = (name: string) => JSON.parse(readFileSync(join(folder, name), "utf8")) as Entry[];
  const entries = [...readAnswers(folder), ...read("product-help.json"), ...read("own-questions.json")];
  const own = entries.flatMap(({ id, asks, label }) => [...asks, label].map((text) => ({ topic: id, text })));
  const told = situationsOf(folder).flatMap((situation) =>
    (situation.told ?? []).map((text) => ({ topic: situation.answer, text })),
  );
  const plain = readSorted(folder, "told").filter(({ topic }) => topic === "none");
  return [...own, ...told, ...plain.map(({ text }) => ({ topic: NO_ENTRY, text }))];
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
 * model, or by model and kind of trade. One file a writer.
 */
function readSorted(folder: string, part: "utterances" | "told" | "described"): Example[] {
  return readdirSync(join(folder, part))
    .sort()
    .flatMap((name) => {
      const byKind = JSON.parse(readFileSync(join(folder, part, name), "utf8")) as Record<string, string[]>;
      return Object.entries(byKind).flatMap(([topic, texts]) => texts.map((text) => ({ text, topic })));
    });
}

export interface Training {
  readonly file: string;
  readonly examples: readonly Example[];
  /** The share of the advantage that is taken from topics with more examples than others. */
  readonly priorTaken: number;
}

/** Each classifier's file and what it learns from. */
export function trainingsOf(folder: string, playbook: Playbook): Training[] {
  const described = readSorted(folder, "described");
  return [
    // "Everything else" is asked more often than any one topic, but must not win by its number alone.
    { file: "topics.bin", examples: readExamples(folder, playbook), priorTaken: 0.5 },
    // Whether a sentence tells anything: sentences that tell a state or a situation against plain ones.
    { file: "telling.bin", examples: tellingExamples(folder), priorTaken: 0 },
    // Most sentences tell nothing, as most of the examples do.
    { file: "told.bin", examples: readSorted(folder, "told"), priorTaken: 0 },
    {
      file: "kinds.bin",
      examples: described.filter(({ topic }) => topic === "none" || topic.includes("/")),
      priorTaken: 0.5,
    },
    {
      file: "models.bin",
      examples: described.flatMap(({ text, topic }) => {
        const [model = ""] = topic.split("/");
        return model === "none" ? [] : [{ text, topic: model }];
      }),
      priorTaken: 0.5,
    },
  ];
}

function tellingExamples(folder: string): Example[] {
  const told = readSorted(folder, "told").map(({ text, topic }) => ({
    text,
    topic: topic === "none" ? "none" : "told",
  }));
  const situations = situationsOf(folder).flatMap((situation) => situation.told ?? []);
  return [...told, ...situations.map((text) => ({ text, topic: "told" }))];
}

/** Used to detect whether a model still matches its examples. */
export function hashExamples(examples: readonly Example[]): string {
  return createHash("sha256").update(JSON.stringify(examples)).digest("hex");
}

/** The hash of the examples that a model's file was trained on; null without a readable file. */
export function madeFrom(file: string): string | null {
  if (!existsSync(file)) return null;
  try {
    const bytes = readFileSync(file);
    const header = JSON.parse(bytes.toString("utf8", 4, 4 + bytes.readUInt32LE(0))) as { madeFrom?: string };
    return header.madeFrom ?? null;
  } catch (error) {
    if (error instanceof RangeError || error instanceof SyntaxError) return null;
    throw error;
  }
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
