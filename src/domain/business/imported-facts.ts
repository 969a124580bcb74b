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
