import { figure } from "../format.ts";
import { moneyFor, type Solver } from "../solver.ts";

const NAMED_SUM = String.raw`(?:the |my |an? |one |and |plus )*\p{L}[\p{L}'-]+(?: \p{L}+){0,2}? (?:is |are |costs? (?:me )?|was |were |comes? to |for )?(?:about )?[$€£]?\d+(?:[.,]\d+)?(?: ?[€$£]| \p{L}+)?`;
/** "wool is 9, the needles 2.50 and the box 1.50" */
const LIST = new RegExp(`^\\s*${NAMED_SUM}(?:(?:, | and | plus |; )+${NAMED_SUM})+[.!]?\\s*$`, "iu");
const NO_COSTS =
  /\b(?:sell|sold|price|charge|visitors?|customers?|clients?|hours?|minutes?|earn|make|income|month|week|year|want|per cent|percent)\b|%/iu;

/** What goes into one piece, told as a list. */
export const COST_LIST: Solver = {
  id: "cost-list",
  isStatedWhole: true,
  cue: (text) => (LIST.test(text) && !NO_COSTS.test(text) ? 2.6 : 0),
  slots: [{ key: "cost", isMany: true, takesRest: true, fit: moneyFor(["cost", "label"], () => 1.2) }],
  needs: [["cost"]],
  answer: (given) => {
    if (!/\+/u.test(given.rawTerms("cost"))) return null;
    const total = given.value("cost");
    return {
      result: `One costs you ${given.money(total)} in material.`,
      sum: `${given.rawTerms("cost")} = ${figure(total)}.`,
      limit: `Your time and what it takes to sell it are not in it: at twice that, a price of ${given.money(2 * total)}, half would be left for both.`,
      next: "How long does one take you, and what should an hour bring? Then I can work out a price.",
      found: { cost: total, unitCost: total },
    };
  },
  askFor: {},
};
