import { HEALTH_SITUATIONS } from "./health-situations.ts";
import { LEGAL_SITUATIONS } from "./legal-situations.ts";
import { MONEY_SITUATIONS } from "./money-situations.ts";
import { PEOPLE_SITUATIONS } from "./people-situations.ts";
import type { Situation } from "./situation.ts";

export const SITUATIONS: readonly Situation[] = [
  ...HEALTH_SITUATIONS,
  ...PEOPLE_SITUATIONS,
  ...LEGAL_SITUATIONS,
  ...MONEY_SITUATIONS,
];

/** The grave situation that a message tells of, if any. `trade`: what the business does, in words. */
export function findSituation(text: string, trade = ""): Situation | null {
  return SITUATIONS.find((situation) => isMet(situation, text, trade)) ?? null;
}

function isMet({ all, trade: ofTrade, unless }: Situation, text: string, trade: string): boolean {
  if (unless?.test(text)) return false;
  if (ofTrade && !ofTrade.test(text) && !ofTrade.test(trade)) return false;
  return all.every((pattern) => pattern.test(text));
}
