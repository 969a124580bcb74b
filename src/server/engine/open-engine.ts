import { join } from "node:path";
import { openLibrary } from "./library.ts";
import type { Mentor } from "./mentor/answer.ts";
import { type Bank, loadBank } from "./mentor/bank/bank.ts";
import { loadClassifier } from "./mentor/classifier.ts";
import { openGlossary } from "./mentor/reading/glossary.ts";
import { createSpeller } from "./mentor/reading/spelling.ts";
import { loadPlaybook } from "./playbook/playbook.ts";
import { loadVectors } from "./text/vectors.ts";

/** Loads the playbook once, on first use, so that it does not delay the start. */
export function openEngine(folder: string): () => Mentor {
  let engine: Mentor | undefined;
  return () => {
    engine ??= read(folder);
    return engine;
  };
}

function read(folder: string): Mentor {
  const playbook = loadPlaybook(folder);
  const encoder = loadVectors(join(folder, "models/vectors.bin"));
  const bank = loadBank(folder, encoder);
  return {
    playbook,
    encoder,
    library: openLibrary(playbook, encoder),
    classifier: loadClassifier(join(folder, "models/topics.bin"), encoder),
    bank,
    glossary: openGlossary(folder),
    spell: createSpeller(wordsOf(bank)),
  };
}

/** The words that people and answers use. */
function* wordsOf({ entries, answers }: Bank): Iterable<string> {
  for (const { asks, label } of entries) {
    yield* asks;
    yield label;
  }
  for (const { answer, step, other } of answers.values()) yield `${answer} ${step} ${other}`;
}
