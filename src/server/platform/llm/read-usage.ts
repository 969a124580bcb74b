import type { Usage } from "./model-prices.ts";

interface ReportedUsage {
  readonly inputTokens: { readonly total: number | undefined };
  readonly outputTokens: { readonly total: number | undefined };
}

/** Undefined if nothing was reported; the SDK may give 0 instead, and no prompt has 0 tokens. */
export function readUsage({ inputTokens, outputTokens }: ReportedUsage): Usage | undefined {
  if (!inputTokens.total || outputTokens.total === undefined) return undefined;
  return { inputTokens: inputTokens.total, outputTokens: outputTokens.total };
}
