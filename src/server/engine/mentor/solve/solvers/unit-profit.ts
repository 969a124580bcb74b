import { figure, plainNumber } from "../format.ts";
import type { Given, Parts } from "../solver.ts";

export const HOW_MANY =
  /\bhow (?:many|much (?:do|must|would|should) i (?:have to |need to )?sell)\b|\bhow often\b|\bnumber of\b/iu;

/** What one sale leaves, with the sum for it. */
export function unitProfit(given: Given): { each: number; terms: string } {
  const price = given.has("profitEach") ? given.value("profitEach") : given.value("price");
  const afterFee = price * (1 - given.share("fee"));
  const hasCost = given.has("cost") && !given.has("profitEach");
  const each = afterFee - (hasCost ? given.value("cost") : 0);
  const fee = given.has("fee") ? ` × ${plainNumber(1 - given.share("fee"), 3)}` : "";
  const cost = hasCost ? ` − ${given.rawTerms("cost").replaceAll(" + ", " − ")}` : "";
  return { each, terms: fee || cost ? `(${figure(price)}${fee}${cost})` : figure(price) };
}

export function atALoss(given: Given, each: number): Parts {
  return {
    result: `No number is enough: each sale loses ${given.money(-each)}.`,
    sum: `${unitProfit(given).terms} = ${figure(each)}.`,
    limit: "More sales only make the hole deeper, so the price or the cost has to move first.",
    next: "Write the three largest parts of the cost on paper and find the one you can halve this week.",
  };
}
