import { join } from "node:path";
import { openLibrary, readLibrary } from "./library.ts";
import { loadAskModel } from "./mentor/bank/ask-model.ts";
import { type Bank, entriesOf, openBank, readBank } from "./mentor/bank/bank.ts";
import type { BankAnswer, Entry } from "./mentor/bank/entry.ts";
import { openHearing } from "./mentor/bank/hear-situations.ts";
import { answerWords } from "./mentor/bank/nearness.ts";
import { loadSenseModel } from "./mentor/bank/sense-model.ts";
import type { Mentor } from "./mentor/mentor.ts";
import { openGlossary } from "./mentor/reading/glossary.ts";
import { countWords, createSpeller, type Speller } from "./mentor/reading/spelling.ts";
import { loadPlaybook } from "./playbook/playbook.ts";
import { type PreparedIndex, readIndex, writeIndex } from "./prepared-index.ts";
import { loadClassifier } from "./text/classifier.ts";
import { loadVectors } from "./text/vectors.ts";

/**
 * Loads the playbook once, on first use, so that it does not delay the start. With a file that `prepareEngine` wrote,
 * what it holds is read instead of worked out, with the same answers.
 */
export function openEngine(folder: string, indexFile?: string): () => Mentor {
  return once(() => new LoadedEngine(folder, indexFile ? readIndex(indexFile, folder) : undefined));
}

/** Works out what can be known of a playbook beforehand. */
export function prepareEngine(folder: string, indexFile: string): void {
  const encoder = loadVectors(join(folder, "models/vectors.bin"));
  const bank = readBank(folder);
  writeIndex(indexFile, folder, {
    library: readLibrary(loadPlaybook(folder), encoder),
    answers: answerWords(entriesOf(bank)),
    wordCounts: countWords(textsOf(entriesOf(bank), bank.answers)),
  });
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
  readonly prepareHearing: Mentor["prepareHearing"];
  readonly #bank: () => Bank;
  readonly #classifier: () => Mentor["classifier"];
  readonly #speller: () => Speller;

  constructor(folder: string, prepared?: PreparedIndex) {
    const encoder = loadVectors(join(folder, "models/vectors.bin"));
    const loaded = loadPlaybook(folder, () => encoder);
    const situations = new Set(loaded.templates.flatMap(({ situation }) => situation ?? []));
    const { recogniseTelling } = loaded;
    const hearing = openHearing({
      bank: () => this.bank,
      classifier: () => this.classifier,
      recogniseTelling,
      situations,
    });
    const playbook = { ...loaded, hearSituations: hearing.hear };
    this.prepareHearing = hearing.prepare;
    this.playbook = playbook;
    this.encoder = encoder;
    this.library = openLibrary(playbook, encoder, prepared?.library);
    this.glossary = openGlossary(folder);
    this.#bank = once(() => {
      const models = {
        asks: loadAskModel(join(folder, "models/asks.bin"), encoder),
        sense: loadSenseModel(join(folder, "models/sense.bin")),
      };
      return openBank(readBank(folder), models, prepared?.answers);
    });
    this.#classifier = once(() => loadClassifier(join(folder, "models/topics.bin"), encoder));
    this.#speller = once(() => {
      const { entries, answers } = this.bank;
      return createSpeller(
        prepared?.wordCounts ?? countWords(textsOf(entries, answers.values())),
        encoder.knows,
      );
    });
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
function* textsOf(entries: readonly Entry[], answers: Iterable<BankAnswer>): Iterable<string> {
  for (const { asks, label } of entries) {
    yield* asks;
    yield label;
  }
  for (const { answer, step, other } of answers) yield `${answer} ${step} ${other}`;
}
