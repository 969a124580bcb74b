import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Milestone } from "#domain/business/fact-keys.ts";
import type { Model } from "#domain/business/models.ts";
import type { Stage } from "../../playbook/vocabulary.ts";
import type { Encoder } from "../../text/vectors.ts";
import { type AskIndex, indexAsks } from "./ask-index.ts";

/** What a rule outside the product may decide; each has a sentence of its own under the answer. */
export const CAUTIONS = [
  "law",
  "tax",
  "health",
  "money",
  "insurance",
  "children",
  "data",
  "animals",
] as const;
export type Caution = (typeof CAUTIONS)[number];

/** One thing that people ask. */
export interface Entry {
  readonly id: string;
  readonly topic: string;
  /** Ways of asking, by different people. */
  readonly asks: readonly string[];
  /** The question on a button. */
  readonly label: string;
  /** Left out: for every kind of business. */
  readonly models?: readonly Model[];
  readonly stages?: readonly Stage[];
}

/** A question about the product, with its answer. */
export interface HelpAnswer extends Entry {
  readonly answer: string;
}

/** A stored answer to one question about a business. */
export interface BankAnswer extends Entry {
  /** Its first sentence answers. */
  readonly answer: string;
  /** One thing to do this week. */
  readonly step: string;
  readonly why: string;
  /** A second way, for somebody who tried the first. */
  readonly other: string;
  readonly example: string;
  /** The one fact that would change the answer. */
  readonly depends?: string;
  /** The milestone that a quest on this serves. */
  readonly leads?: Milestone;
  readonly caution?: Caution;
}

export interface Bank {
  /** Everything that can be found: answers, help, and questions that the person's own data answer. */
  readonly entries: readonly Entry[];
  readonly answers: ReadonlyMap<string, BankAnswer>;
  readonly help: ReadonlyMap<string, HelpAnswer>;
  /** Answers by their label in lower case. */
  readonly byLabel: ReadonlyMap<string, BankAnswer>;
  readonly asks: AskIndex;
}

interface BankData {
  readonly answers: readonly BankAnswer[];
  readonly help: readonly HelpAnswer[];
  readonly own: readonly Entry[];
}

/** Reads the playbook's answers without validation: tests check their format. */
export function loadBank(folder: string, encoder: Encoder): Bank {
  const read = <T>(path: string) => JSON.parse(readFileSync(join(folder, path), "utf8")) as T;
  const files = readdirSync(join(folder, "answers")).filter((name) => name.endsWith(".json"));
  return openBank(
    {
      answers: files.sort().flatMap((name) => read<BankAnswer[]>(`answers/${name}`)),
      help: read("product-help.json"),
      own: read("own-questions.json"),
    },
    encoder,
  );
}

export function openBank({ answers, help, own }: BankData, encoder: Encoder): Bank {
  const entries = [...answers, ...help, ...own];
  return {
    entries,
    answers: new Map(answers.map((answer) => [answer.id, answer])),
    help: new Map(help.map((answer) => [answer.id, answer])),
    byLabel: new Map(answers.map((answer) => [answer.label.toLowerCase(), answer])),
    asks: indexAsks(entries, encoder),
  };
}
