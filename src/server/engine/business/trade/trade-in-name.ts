import type { Model } from "#domain/business/models.ts";
import type { Trade } from "../../playbook/schema.ts";
import { stemsOf } from "../../text/tokens.ts";
import type { TradeFinder } from "./find-trade.ts";

/** With fewer words a description says too little to contradict the name. */
const SHORT_DESCRIPTION = 5;

/** A name may play with words ("Baa Mowing"): it tells the trade only if the description speaks of the same. */
function isTelling(name: string, description: string): boolean {
  const said = new Set(stemsOf(description));
  return said.size < SHORT_DESCRIPTION || stemsOf(name).some((stem) => said.has(stem));
}

/** Trades that the description names, or the name of the business if the description names none. */
export function tradesNamed(finder: TradeFinder, description: string, name: string | null): readonly Trade[] {
  const named = finder.findAll(description);
  return named.length > 0 || !name || !isTelling(name, description) ? named : finder.findAll(name);
}

export function tradeInName(
  finder: TradeFinder,
  description: string,
  name: string | null,
  model: Model,
): Trade | null {
  return name && isTelling(name, description) ? finder.find(name, model) : null;
}
