import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { LibraryData } from "./library.ts";
import type { Postings } from "./text/bm25.ts";
import { type Packed, readPacked, writePacked } from "./text/packed.ts";

/** What of the engine is worked out from the playbook's texts alone, and takes seconds. */
export interface PreparedIndex {
  readonly library: LibraryData;
  /** The words of the mentor's answers. */
  readonly answers: Postings;
  /** How often the mentor's texts say each word. */
  readonly wordCounts: ReadonlyMap<string, number>;
}

const FOLDERS = ["answers", "kinds", "quests", "situations"];
const FILES = ["own-questions.json", "product-help.json", "models/vectors.bin"];
const POSTINGS = ["library", "answers"] as const;

/** Written when the program is built; the key tells whether the playbook is still the same. */
export function writeIndex(
  file: string,
  folder: string,
  { library, answers, wordCounts }: PreparedIndex,
): void {
  const postings = { library: library.words, answers };
  const byName = <T>(part: (postings: Postings) => T, suffix: string) =>
    Object.fromEntries(POSTINGS.map((name) => [`${name}${suffix}`, part(postings[name])]));
  writePacked(file, keyOf(folder), {
    words: { ...byName(({ stems }) => stems, ""), counted: [...wordCounts.keys()] },
    numbers: {
      ...byName(({ starts }) => starts, " starts"),
      ...byName(({ documents }) => documents, " documents"),
      ...byName(({ counts }) => counts, " counts"),
      ...byName(({ lengths }) => lengths, " lengths"),
      counted: Uint32Array.from(wordCounts.values()),
    },
    fractions: { library: library.vectors },
  });
}

/** Undefined without such a file, if it is broken, or if the playbook was changed since. */
export function readIndex(file: string, folder: string): PreparedIndex | undefined {
  if (!existsSync(file)) return undefined;
  const packed = readWhole(file, keyOf(folder));
  if (!packed) return undefined;
  const { words, numbers, fractions } = packed;
  const counted = words.counted ?? [];
  return {
    library: { words: postingsIn(packed, "library"), vectors: fractions.library ?? new Float32Array() },
    answers: postingsIn(packed, "answers"),
    wordCounts: new Map(counted.map((word, at) => [word, numbers.counted?.[at] ?? 0])),
  };
}

/** A file that was cut off is no reason not to serve: everything in it can be worked out. */
function readWhole(file: string, key: string): Packed | undefined {
  try {
    return readPacked(file, key);
  } catch (error) {
    if (error instanceof RangeError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function postingsIn({ words, numbers }: Packed, name: (typeof POSTINGS)[number]): Postings {
  const part = (suffix: string) => numbers[`${name} ${suffix}`] ?? new Uint32Array();
  return {
    stems: words[name] ?? [],
    starts: part("starts"),
    documents: part("documents"),
    counts: part("counts"),
    lengths: part("lengths"),
  };
}

/** A hash over everything that the index is made from. */
function keyOf(folder: string): string {
  const listed = FOLDERS.filter((name) => existsSync(join(folder, name))).flatMap((name) =>
    readdirSync(join(folder, name))
      .filter((file) => file.endsWith(".json"))
      .sort()
      .map((file) => join(name, file)),
  );
  const hash = createHash("sha256");
  for (const path of [...listed, ...FILES])
    hash.update(`\0${path}\0`).update(readFileSync(join(folder, path)));
  return hash.digest("hex");
}
