import type { BatchContext, Draft, Plugin } from "../draft.ts";

const BUDGET_MS = 50;

/** Record of one plugin run. */
export interface PluginRun {
  readonly plugin: string;
  readonly spentMs: number;
  /** Whether it changed the draft. */
  readonly isEnhancement: boolean;
  /** The error it threw, if any. */
  readonly error: string | null;
  /** Set if it exceeded its time limit: by its own work, or mostly waiting for a CPU. */
  readonly slow: "work" | "waiting" | null;
}

/** Elapsed milliseconds, and the CPU milliseconds of this process. */
interface PluginClock {
  passed(): number;
  worked(): number;
}

const processClock: PluginClock = {
  passed: () => performance.now(),
  worked() {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  },
};

/** Runs plugins in order; if one throws, the draft stays as it was. */
export function runPlugins(
  plugins: readonly Plugin[],
  draft: Draft,
  context: BatchContext,
  clock: PluginClock = processClock,
): { draft: Draft; runs: PluginRun[] } {
  const runs: PluginRun[] = [];
  let current = draft;
  for (const { name, enhance } of plugins) {
    const [startedAt, workedBefore] = [clock.passed(), clock.worked()];
    const next = tryTo(() => enhance(current, context));
    const spentMs = clock.passed() - startedAt;
    const workedMs = clock.worked() - workedBefore;
    const isEnhancement = next.ok && next.value !== current;
    if (next.ok) current = next.value;
    const slow = spentMs <= BUDGET_MS ? null : workedMs < spentMs / 2 ? "waiting" : "work";
    runs.push({ plugin: name, spentMs, isEnhancement, error: next.ok ? null : next.message, slow });
  }
  return { draft: current, runs };
}

function tryTo<T>(work: () => T): { ok: true; value: T } | { ok: false; message: string } {
  try {
    return { ok: true, value: work() };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}
