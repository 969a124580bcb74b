import { join } from "node:path";
import { openLibrary } from "./library.ts";
import type { Mentor } from "./mentor/answer.ts";
import { loadBank } from "./mentor/bank/bank.ts";
import { loadClassifier } from "./mentor/classifier.ts";
import { openGlossary } from "./mentor/reading/glossary.ts";
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
  return {
    playbook,
    encoder,
    library: openLibrary(playbook, encoder),
    classifier: loadClassifier(join(folder, "models/topics.bin"), encoder),
    bank: loadBank(folder, encoder),
    glossary: openGlossary(folder),
    spell: (text) => text,
  };
}
