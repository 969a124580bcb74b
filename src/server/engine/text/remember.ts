/**
 * Keeps the results of a pure function for the keys that were used last, up to `most` of them. A result is shared:
 * nobody may change it.
 */
export function remember<Result extends object>(most: number, make: (key: string) => Result) {
  const known = new Map<string, Result>();
  return (key: string): Result => {
    const result = known.get(key) ?? make(key);
    // Deleted first, so that the map stays in the order of use.
    known.delete(key);
    known.set(key, result);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return result;
  };
}
