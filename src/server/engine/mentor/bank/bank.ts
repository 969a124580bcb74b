import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { situationsOf } from "../../playbook/playbook.ts";
import type { Encoder } from "../../text/vectors.ts";
import { type AskIndex, indexAsks } from "./ask-index.ts";
import type { BankAnswer, Entry, HelpAnswer } from "./entry.ts";

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
  const told = new Map(situationsOf(folder).map((situation) => [situation.answer, situation.told]));
  const withTold = (answer: BankAnswer) => ({
    ...answer,
    asks: [...answer.asks, ...(told.get(answer.id) ?? [])],
  });
  const files = readdirSync(join(folder, "answers")).filter((name) => name.endsWith(".json"));
  return openBank(
    {
      answers: files.sort().flatMap((name) => read<BankAnswer[]>(`answers/${name}`).map(withTold)),
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
