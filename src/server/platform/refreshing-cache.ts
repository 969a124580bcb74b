import { MS_PER_HOUR } from "#domain/general/durations.ts";

const KEPT_MS = 10_000;
/** Pause of 20 times the last run's duration, so that computing takes at most 5% of the time. */
const PAUSE_FACTOR = 20;
/** If the last run was quick, a call waits up to WAIT_MS for fresh figures. */
const QUICK_MS = 500;
const WAIT_MS = 1_000;
/** Older figures are not returned. */
const MAX_AGE_MS = MS_PER_HOUR;

export interface Computed<T> {
  readonly value: T;
  /** When it was worked out, and how long that took. */
  readonly at: number;
  readonly spentMs: number;
}

/** Where figures outlive the process. */
export interface FiguresStore<T> {
  load(key: string, now: Date): Promise<Computed<T> | undefined>;
  save(key: string, computed: Computed<T>): Promise<void>;
}

interface Kept<T> extends Computed<T> {
  readonly triedAt: number;
}

/**
 * Cache for figures that may take seconds to compute: only the first call waits, with a store only the first of all.
 * Later calls get the last figures while one run computes the next. What was computed in less than `exactBelowMs` is
 * computed for every call.
 */
export function createRefreshingCache<T>(store?: FiguresStore<T>, exactBelowMs = 0) {
  const kept = new Map<string, Kept<T>>();
  const underWay = new Map<string, Promise<T>>();

  const run = async (key: string, at: number, work: () => Promise<T>): Promise<T> => {
    const startedAt = performance.now();
    const spentMs = () => performance.now() - startedAt;
    try {
      const computed = { value: await work(), at, spentMs: spentMs() };
      kept.set(key, { ...computed, triedAt: at });
      // A database that takes no writes still shows its figures.
      await store?.save(key, computed).catch(() => undefined);
      return computed.value;
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

  /** What is known here or, if that is due, what another process worked out since. */
  const latest = async (key: string, now: Date): Promise<Kept<T> | undefined> => {
    const known = kept.get(key);
    if (!store || (known && isFresh(known, now, exactBelowMs))) return known;
    const stored = await store.load(key, now);
    if (!stored || (known && stored.at <= known.at)) return known;
    const adopted = { ...stored, triedAt: stored.at };
    kept.set(key, adopted);
    return adopted;
  };

  return async (key: string, now: Date, work: () => Promise<T>): Promise<T> => {
    const at = now.getTime();
    const known = await latest(key, now);
    if (!known || Math.abs(at - known.at) >= MAX_AGE_MS) return refresh(key, at, work);
    if (isFresh(known, now, exactBelowMs)) return known.value;
    const waitMs = known.spentMs < QUICK_MS ? WAIT_MS : 0;
    return Promise.race([refresh(key, at, work), later(waitMs, known.value)]);
  };
}

/** Tried so lately that it is not tried again yet. */
function isFresh<T>({ spentMs, triedAt, at }: Kept<T>, now: Date, exactBelowMs: number): boolean {
  if (spentMs < exactBelowMs) return false;
  if (Math.abs(now.getTime() - at) >= MAX_AGE_MS) return false;
  return Math.abs(now.getTime() - triedAt) < Math.max(KEPT_MS, PAUSE_FACTOR * spentMs);
}

/** The timer does not keep the process alive. */
function later<T>(ms: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(resolve, ms, value).unref());
}
