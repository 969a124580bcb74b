import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "./language.ts";

/** English words for the business words of another language: enough to find a topic, not to translate. */
export interface Glossary {
  translate(text: string, language: Language): string;
  /** Says, in that language, that the answer is in English. */
  notice(language: Language): string;
}

interface GlossaryFile {
  readonly notice: string;
  /** Beginnings of words with their English. */
  readonly words: Readonly<Record<string, string>>;
}

const NOTHING: GlossaryFile = { notice: "", words: {} };
const SHORTEST_BEGINNING = 4;

/** Reads `glossary/<language>.json` of the playbook when a language is first met. */
export function openGlossary(folder: string): Glossary {
  const files = new Map<Language, GlossaryFile>();
  const fileOf = (language: Language): GlossaryFile => {
    const path = join(folder, "glossary", `${language}.json`);
    const known = files.get(language);
    if (known) return known;
    const read = existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as GlossaryFile) : NOTHING;
    files.set(language, read);
    return read;
  };
  return {
    notice: (language) => fileOf(language).notice,
    translate(text, language) {
      const { words } = fileOf(language);
      return text
        .replaceAll(/['’]/gu, " ")
        .replaceAll(/\p{L}+/gu, (word) => englishOf(word.toLowerCase(), words) ?? word);
    },
  };
}

/** The whole word, or its longest known beginning: "preises" by "preis". */
function englishOf(word: string, words: GlossaryFile["words"]): string | undefined {
  for (let length = word.length; length >= Math.min(SHORTEST_BEGINNING, word.length); length--) {
    const english = words[word.slice(0, length)];
    if (english !== undefined) return english;
  }
  return undefined;
}
