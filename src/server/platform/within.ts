import { setTimeout as later } from "node:timers/promises";

/** The work's result, or "late" after `ms`; in that case the work still continues. */
export async function within<T>(ms: number, work: Promise<T> | T): Promise<T | "late"> {
  const timer = new AbortController();
  const late = later(ms, "late" as const, { signal: timer.signal }).catch(() => "late" as const);
  try {
    return await Promise.race([work, late]);
  } finally {
    timer.abort();
  }
}
