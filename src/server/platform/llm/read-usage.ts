import type { Usage } from "./model-prices.ts";

interface ReportedUsage {
  readonly inputTokens: { readonly total: number | undefined };
  readonly outputTokens: { readonly total: number | undefined };
}

/** Undefined if nothing was reported; the SDK says 0 for some of that, and no prompt has 0 tokens. */
export function readUsage({ inputTokens, outputTokens }: ReportedUsage): Usage | undefined {
  if (!inputTokens.total || outputTokens.total === undefined) return undefined;
  return { inputTokens: inputTokens.total, outputTokens: outputTokens.total };
}
