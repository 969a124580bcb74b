import type { BatchContext, Draft, Plugin } from "../draft.ts";

const BUDGET_MS = 50;

/** What a plugin did in one run. */
export interface PluginRun {
  readonly plugin: string;
  readonly spentMs: number;
  /** It changed the draft. */
  readonly isEnhancement: boolean;
  /** It threw, or took longer than it may. */
  readonly error: string | null;
}

/** Runs them in order; one that throws leaves the draft as it was. */
export function runPlugins(
  plugins: readonly Plugin[],
  draft: Draft,
  context: BatchContext,
  clock: () => number = () => performance.now(),
): { draft: Draft; runs: PluginRun[] } {
  const runs: PluginRun[] = [];
  let current = draft;
  for (const { name, enhance } of plugins) {
    const startedAt = clock();
    const next = tryTo(() => enhance(current, context));
    const spentMs = clock() - startedAt;
    const isEnhancement = next.ok && next.value !== current;
    if (next.ok) current = next.value;
    const isLate = spentMs > BUDGET_MS;
    runs.push({
      plugin: name,
      spentMs,
      isEnhancement,
      error: next.ok ? (isLate ? `took ${Math.round(spentMs)} ms` : null) : next.message,
    });
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
