import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openLibrary } from "./library.ts";
import type { Mentor } from "./mentor/answer.ts";
import { loadClassifier } from "./mentor/classifier.ts";
import { type HelpEntry, openHelpDesk } from "./mentor/help-desk.ts";
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
  const help = JSON.parse(readFileSync(join(folder, "product-help.json"), "utf8")) as HelpEntry[];
  return {
    playbook,
    encoder,
    library: openLibrary(playbook, encoder),
    classifier: loadClassifier(join(folder, "models/topics.bin"), encoder),
    helpDesk: openHelpDesk(help, encoder),
  };
}
