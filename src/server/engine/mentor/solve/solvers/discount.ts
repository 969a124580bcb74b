import { figure, percent, plainNumber, roundedUp } from "../format.ts";
import { COST, PRICE, PROFIT_EACH } from "../slots.ts";
import { countFor, cues, percentFor, type Solver } from "../solver.ts";
import { atALoss } from "./unit-profit.ts";

export const DISCOUNT_PRICE: Solver = {
  id: "discount-price",
  cue: cues(
    [/\b(?:off|discount\w*|sale|rebate|reduc\w+|cheaper|early bird|knock)\b/iu, 2],
    [/\bhalf price\b/iu, 2],
  ),
  slots: [
    { ...PRICE, takesRest: true },
    { key: "discount", fit: percentFor(["discount"], 0.4), takesRest: true },
    COST,
  ],
  needs: [["price", "discount"]],
  answer: (given) => {
    const [price, cut, cost] = [given.value("price"), given.share("discount"), given.value("cost")];
    const reduced = price * (1 - cut);
    const more = cost > 0 && reduced > cost ? (price - cost) / (reduced - cost) : 0;
    return {
      result: `${given.money(reduced)} instead of ${given.money(price)}${given.inputs.thing ? ` for ${given.aThing}` : ""}.`,
      sum: `${figure(price)} × ${plainNumber(1 - cut, 3)} = ${figure(reduced)}.`,
      limit:
        cost > 0
          ? more > 0
            ? `Of that ${given.money(reduced - cost)} stays after cost, against ${given.money(price - cost)} before, so you must sell ${plainNumber(more, 1)} times as many for the same profit.`
            : `Your cost is ${given.money(cost)}, so at that price you lose ${given.money(cost - reduced)} on each.`
          : `You give away ${given.money(price - reduced)} each time, and all of it comes out of your own share, not out of the cost.`,
      next: "Give it a reason and a last day, and write both next to the price so that the full price stays the normal one.",
    };
  },
  askFor: {
    price: "What is the full price now?",
    discount: "How many percent do you want to take off? Ten to fifteen is enough to be noticed.",
  },
};

export const DISCOUNT_EXTRA: Solver = {
  id: "discount-extra-sales",
  cue: (question) =>
    /\b(?:off|discount\w*|sale|cheaper|lower|drop|reduc\w+|cut)\b/iu.test(question) &&
    /\b(?:how many (?:more|extra|would|do|must|will)|how much more|same (?:profit|money|income|amount)|make up|more (?:do|must|would)|to end up|extra)\b/iu.test(
      question,
    )
      ? 3.5
      : 0,
  slots: [
    PRICE,
    COST,
    PROFIT_EACH,
    { key: "discount", fit: percentFor(["discount"], 0.6) },
    {
      key: "units",
      fit: countFor([], ({ before }) =>
        /\b(?:as with|with|on|from|instead of|for|now)\s$/iu.test(before) ? 1 : 0,
      ),
    },
  ],
  needs: [
    ["price", "cost", "discount"],
    ["price", "profitEach", "discount"],
  ],
  answer: (given) => {
    const price = given.value("price");
    const before = given.has("cost") ? price - given.value("cost") : given.value("profitEach");
    const after = before - price * given.share("discount");
    if (after <= 0) return atALoss(given, after);
    const units = given.value("units", 100);
    const needed = roundedUp((before * units) / after);
    const increase = 100 * (before / after - 1);
    return {
      result: `${given.things(needed)} instead of ${figure(units)}, so ${figure(needed - units)} more (${percent(increase)}), for the same profit.`,
      sum: `Before: ${figure(before)} × ${figure(units)} = ${figure(before * units)}. On sale one leaves ${figure(after)}: ${figure(before * units)} ÷ ${figure(after)} = ${figure((before * units) / after)}.`,
      limit: `${percent(given.value("discount"))} off the price is ${percent((100 * (before - after)) / before)} off your profit; that is what decides it.`,
      next: "Unless you can name where those extra buyers come from, offer a small extra instead of the discount and see whether that sells.",
    };
  },
  askFor: {
    cost: "What does one cost you to make?",
    price: "What is the full price now?",
    discount: "How many percent off do you think of?",
  },
};
