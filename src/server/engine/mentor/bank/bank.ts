import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Postings } from "../../text/bm25.ts";
import type { AskModel } from "./ask-model.ts";
import type { BankAnswer, Entry, HelpAnswer } from "./entry.ts";
import {
  answerWords,
  type Nearness,
  openNearness,
  openSenseNearness,
  type SenseNearness,
} from "./nearness.ts";
import { type FindPlainQuestion, openPlainQuestions, type PlainQuestion } from "./plain-questions.ts";
import type { SenseModel } from "./sense-model.ts";

export interface Bank {
  /** Everything that can be found: answers, help, and questions that the person's own data answer. */
  readonly entries: readonly Entry[];
  readonly answers: ReadonlyMap<string, BankAnswer>;
  readonly help: ReadonlyMap<string, HelpAnswer>;
  /** Answers by their label in lower case. */
  readonly byLabel: ReadonlyMap<string, BankAnswer>;
  readonly nearness: Nearness;
  readonly senseNearness: SenseNearness;
  readonly findPlainQuestion: FindPlainQuestion;
}

interface BankData {
  readonly answers: readonly BankAnswer[];
  readonly help: readonly HelpAnswer[];
  readonly own: readonly Entry[];
  readonly plain: readonly PlainQuestion[];
}

/** Reads the playbook's answers without validation: tests check their format. */
export function readBank(folder: string): BankData {
  const read = <T>(path: string) => JSON.parse(readFileSync(join(folder, path), "utf8")) as T;
  const readAll = <T>(part: string) =>
    readdirSync(join(folder, part))
      .filter((name) => name.endsWith(".json"))
      .sort()
      .flatMap((name) => read<T[]>(`${part}/${name}`));
  return {
    answers: readAll("answers"),
    help: read("product-help.json"),
    own: read("own-questions.json"),
    plain: readAll("plain-questions"),
  };
}

export function entriesOf({ answers, help, own }: Omit<BankData, "plain">): readonly Entry[] {
  return [...answers, ...help, ...own];
}

interface BankModels {
  readonly asks: AskModel;
  readonly sense: SenseModel;
}

export function openBank(data: BankData, models: BankModels, prepared?: Postings): Bank {
  const { answers, help } = data;
  const entries = entriesOf(data);
  return {
    entries,
    answers: new Map(answers.map((answer) => [answer.id, answer])),
    help: new Map(help.map((answer) => [answer.id, answer])),
    byLabel: new Map(answers.map((answer) => [answer.label.toLowerCase(), answer])),
    nearness: openNearness(entries, models.asks, prepared ?? answerWords(entries)),
    senseNearness: openSenseNearness(entries, models.sense),
    findPlainQuestion: openPlainQuestions(data.plain),
  };
}
