import { OTHER } from "#domain/analytics-events.ts";
import type { Db } from "#server/platform/db/handles.ts";
import { addWords, listWords } from "./words.repository.ts";

/** Beyond these, a new name is `other`: nobody fills the list, from outside least of all. */
const WORDS_MAX = 5_000;
const VISITOR_WORDS_MAX = 500;

/** Names by their number. They never change, so each process reads them once. */
export interface Words {
  /** After this, `idOf` knows all of them. */
  learn(words: Iterable<string>, isFromVisitor: boolean): Promise<void>;
  idOf(word: string): number;
  /** The word itself where the list had room for it, else `other`. */
  kept(word: string): string;
}

export function createWords(db: Db): Words {
  let ids: Map<string, number> | undefined;
  let fromVisitors = 0;
  async function load(): Promise<Map<string, number>> {
    if (ids) return ids;
    const words = await listWords(db);
    fromVisitors = words.filter(({ isFromVisitor }) => isFromVisitor).length;
    ids = new Map(words.map(({ id, word }) => [word, id]));
    return ids;
  }
  return {
    async learn(words, isFromVisitor) {
      const known = await load();
      const wanted = new Set([OTHER, ...words].filter((word) => !known.has(word)));
      if (wanted.size === 0) return;
      const room = isFromVisitor ? VISITOR_WORDS_MAX - fromVisitors : WORDS_MAX - known.size;
      const missing = [...wanted].slice(0, Math.max(0, room));
      if (missing.length === 0) return;
      for (const [word, id] of await addWords(db, missing, isFromVisitor)) known.set(word, id);
      if (isFromVisitor) fromVisitors += missing.length;
    },
    idOf: (word) => ids?.get(word) ?? ids?.get(OTHER) ?? 0,
    kept: (word) => (ids?.has(word) ? word : OTHER),
  };
}
