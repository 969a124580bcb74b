const KEPT_MS = 10_000;

interface Kept<T> {
  readonly at: number;
  readonly value: Promise<T>;
}

/** Caches a result by key for ten seconds; concurrent calls share one computation. */
export function createShortCache<T>() {
  const kept = new Map<string, Kept<T>>();
  return (key: string, now: Date, work: () => Promise<T>): Promise<T> => {
    const at = now.getTime();
    for (const [name, entry] of kept) if (Math.abs(at - entry.at) >= KEPT_MS) kept.delete(name);
    const known = kept.get(key);
    if (known) return known.value;
    const value = work();
    kept.set(key, { at, value });
    value.catch(() => kept.delete(key));
    return value;
  };
}
