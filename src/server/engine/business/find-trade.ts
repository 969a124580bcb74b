import type { Trade } from "../playbook/schema.ts";

/** Finds the trade that a description speaks of. */
export interface TradeFinder {
  find(description: string): Trade | null;
}

/** What stands after these is the customer's trade, not the person's own. */
const ABOUT_OTHERS = /\b(?:for|to|with|of|at|by)\s*$/iu;
const EARLY_CHARACTERS = 60;

export function createTradeFinder(trades: readonly Trade[]): TradeFinder {
  const entries = trades.flatMap((trade) =>
    trade.words.map((word) => ({
      trade,
      weight: 1 + word.split(" ").length,
      pattern: new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(word)}(?:e?s)?(?![\p{L}\p{N}])`, "giu"),
    })),
  );
  return {
    find(description) {
      const text = description.normalize("NFKC");
      const scores = new Map<Trade, number>();
      for (const { trade, weight, pattern } of entries)
        for (const hit of text.matchAll(pattern)) {
          const before = text.slice(Math.max(0, hit.index - 6), hit.index);
          const share = (ABOUT_OTHERS.test(before) ? 0.3 : 1) * (hit.index < EARLY_CHARACTERS ? 1.5 : 1);
          scores.set(trade, (scores.get(trade) ?? 0) + weight * share);
        }
      const [best] = [...scores].sort((a, b) => b[1] - a[1] || a[0].id.localeCompare(b[0].id));
      return best && best[1] >= 0.9 ? best[0] : null;
    },
  };
}

function escaped(word: string): string {
  return word.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`).replaceAll(" ", String.raw`[\s-]+`);
}
