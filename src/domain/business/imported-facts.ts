import { NUMBER_FACTS, SAID_FACTS, WORD_FACTS, YES_NO_FACTS } from "./fact-keys.ts";
import { FACT_MARKS } from "./facts.ts";
import { isModel } from "./models.ts";

const YES_NO = new Set<string>(YES_NO_FACTS);
const NUMBERS = new Set<string>(NUMBER_FACTS);
const WORDS = new Set<string>([...WORD_FACTS, ...SAID_FACTS, ...FACT_MARKS]);
/** Longer than any words that we note. */
const VALUE_MAX_LENGTH = 1_000;

/** Whether a fact of a file is one that this version can work with; any other would break every page of the business. */
export function isUsable({ key, value }: Pick<LearnedFact, "key" | "value">): boolean {
  if (YES_NO.has(key)) return value === "yes" || value === "no";
  if (NUMBERS.has(key)) return /^\d{1,12}(\.\d{1,6})?$/u.test(value);
  if (key === "described") return isDescription(value);
  return WORDS.has(key) && value.length <= VALUE_MAX_LENGTH;
}

/** The model and the offer, as `marksFor` writes them. */
function isDescription(value: string): boolean {
  if (value.length > VALUE_MAX_LENGTH) return false;
  try {
    const read: unknown = JSON.parse(value);
    if (!Array.isArray(read) || read.length !== 2) return false;
    const [model, sells]: unknown[] = read;
    return typeof model === "string" && isModel(model) && (sells === null || typeof sells === "string");
  } catch {
    return false;
  }
}

/** A fact of a file, or one that is kept already. */
interface LearnedFact {
  readonly key: string;
  readonly value: string;
  readonly source: string;
  readonly questId: string | null;
  readonly learnedAt: Date;
}

/**
 * Which facts of a file are taken in, in their order. Of two facts about the same thing the later one counts: what was
 * learned here after the file's fact leaves it out. A fact that is here already comes no second time.
 */
export function newFacts<Fact extends LearnedFact>(
  file: readonly Fact[],
  kept: readonly LearnedFact[],
): Fact[] {
  const latest = new Map<string, number>();
  const known = new Map<string, number>();
  for (const fact of kept) {
    latest.set(fact.key, Math.max(fact.learnedAt.getTime(), latest.get(fact.key) ?? 0));
    known.set(wordsOf(fact), (known.get(wordsOf(fact)) ?? 0) + 1);
  }
  return file.filter((fact) => {
    const words = wordsOf(fact);
    const left = known.get(words) ?? 0;
    if (left > 0) known.set(words, left - 1);
    return left === 0 && fact.learnedAt.getTime() >= (latest.get(fact.key) ?? 0);
  });
}

function wordsOf({ key, value, source, questId, learnedAt }: LearnedFact): string {
  return JSON.stringify([key, value, source, questId, learnedAt.getTime()]);
}
