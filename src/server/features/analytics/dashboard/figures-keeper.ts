import { MS_PER_HOUR } from "#domain/general/durations.ts";

const KEPT_MS = 10_000;
/** Working them out takes at most a twentieth of the time. */
const REST_FACTOR = 20;
/** What was quick last time is worth waiting for, but not for ever. */
const QUICK_MS = 500;
const PATIENCE_MS = 1_000;
/** Older ones are not worth showing. */
const FORGOTTEN_MS = MS_PER_HOUR;

interface Kept<T> {
  readonly value: T;
  readonly at: number;
  readonly triedAt: number;
  readonly spentMs: number;
}

/**
 * Figures that may take seconds to work out: only the first call waits for them.
 * Later ones are answered with the last figures, while one run works out the next.
 */
export function createFiguresKeeper<T>() {
  const kept = new Map<string, Kept<T>>();
  const underWay = new Map<string, Promise<T>>();

  const run = async (key: string, at: number, work: () => Promise<T>): Promise<T> => {
    const startedAt = performance.now();
    const spentMs = () => performance.now() - startedAt;
    try {
      const value = await work();
      kept.set(key, { value, at, triedAt: at, spentMs: spentMs() });
      return value;
    } catch (error) {
      const known = kept.get(key);
      if (known) kept.set(key, { ...known, triedAt: at, spentMs: spentMs() });
      throw error;
    } finally {
      underWay.delete(key);
    }
  };

  const refresh = (key: string, at: number, work: () => Promise<T>): Promise<T> => {
    const value = underWay.get(key) ?? run(key, at, work);
    underWay.set(key, value);
    return value;
  };

  return (key: string, now: Date, work: () => Promise<T>): Promise<T> => {
    const at = now.getTime();
    const known = kept.get(key);
    if (!known || Math.abs(at - known.at) >= FORGOTTEN_MS) return refresh(key, at, work);
    const rest = Math.max(KEPT_MS, REST_FACTOR * known.spentMs);
    if (Math.abs(at - known.triedAt) < rest) return Promise.resolve(known.value);
    const patience = known.spentMs < QUICK_MS ? PATIENCE_MS : 0;
    return Promise.race([refresh(key, at, work), later(patience, known.value)]);
  };
}

/** Does not keep the process alive. */
function later<T>(ms: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(resolve, ms, value).unref());
}
