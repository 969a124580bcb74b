import { MS_PER_HOUR } from "#domain/general/durations.ts";

const KEPT_MS = 10_000;
/** Pause of 20 times the last run's duration, so that computing takes at most 5% of the time. */
const PAUSE_FACTOR = 20;
/** If the last run was quick, a call waits up to WAIT_MS for fresh figures. */
const QUICK_MS = 500;
const WAIT_MS = 1_000;
/** Older figures are not returned. */
const MAX_AGE_MS = MS_PER_HOUR;

interface Kept<T> {
  readonly value: T;
  readonly at: number;
  readonly triedAt: number;
  readonly spentMs: number;
}

/**
 * Cache for figures that may take seconds to compute: only the first call waits.
 * Later calls get the last figures while one run computes the next.
 */
export function createRefreshingCache<T>() {
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
    if (!known || Math.abs(at - known.at) >= MAX_AGE_MS) return refresh(key, at, work);
    const pauseMs = Math.max(KEPT_MS, PAUSE_FACTOR * known.spentMs);
    if (Math.abs(at - known.triedAt) < pauseMs) return Promise.resolve(known.value);
    const waitMs = known.spentMs < QUICK_MS ? WAIT_MS : 0;
    return Promise.race([refresh(key, at, work), later(waitMs, known.value)]);
  };
}

/** The timer does not keep the process alive. */
function later<T>(ms: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(resolve, ms, value).unref());
}
