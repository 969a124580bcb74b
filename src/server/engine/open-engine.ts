import { join } from "node:path";
import { openLibrary } from "./library.ts";
import { type Bank, loadBank } from "./mentor/bank/bank.ts";
import { openHearing } from "./mentor/bank/hear-situations.ts";
import type { Mentor } from "./mentor/mentor.ts";
import { openGlossary } from "./mentor/reading/glossary.ts";
import { createSpeller, type Speller } from "./mentor/reading/spelling.ts";
import { loadPlaybook } from "./playbook/playbook.ts";
import { loadClassifier } from "./text/classifier.ts";
import { loadVectors } from "./text/vectors.ts";

/** Loads the playbook once, on first use, so that it does not delay the start. */
export function openEngine(folder: string): () => Mentor {
  return once(() => new LoadedEngine(folder));
}

/**
 * What only the mentor and the hearing of situations need is read at its first use. Getters of a class, because
 * the engine is copied into contexts, and a copy must not read it either.
 */
class LoadedEngine implements Mentor {
  readonly playbook: Mentor["playbook"];
  readonly encoder: Mentor["encoder"];
  readonly library: Mentor["library"];
  readonly glossary: Mentor["glossary"];
  readonly #bank: () => Bank;
  readonly #classifier: () => Mentor["classifier"];
  readonly #speller: () => Speller;

  constructor(folder: string) {
    const encoder = loadVectors(join(folder, "models/vectors.bin"));
    const loaded = loadPlaybook(folder, () => encoder);
    const situations = new Set(loaded.templates.flatMap(({ situation }) => situation ?? []));
    const { recogniseTelling } = loaded;
    const hearSituations = openHearing({
      bank: () => this.bank,
      classifier: () => this.classifier,
      recogniseTelling,
      situations,
    });
    const playbook = { ...loaded, hearSituations };
    this.playbook = playbook;
    this.encoder = encoder;
    this.library = openLibrary(playbook, encoder);
    this.glossary = openGlossary(folder);
    this.#bank = once(() => loadBank(folder, encoder));
    this.#classifier = once(() => loadClassifier(join(folder, "models/topics.bin"), encoder));
    this.#speller = once(() => createSpeller(wordsOf(this.bank), encoder.knows));
  }

  get bank(): Bank {
    return this.#bank();
  }

  get classifier(): Mentor["classifier"] {
    return this.#classifier();
  }

  get spell(): Speller {
    return this.#speller();
  }
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
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
