import { figure, plainNumber } from "../format.ts";
import { COST, TAX } from "../slots.ts";
import { cues, moneyFor, percentFor, type Solver } from "../solver.ts";

export const TAX_ASIDE: Solver = {
  id: "tax-aside",
  cue: cues(
    [/\b(?:tax(?:es|man)?|vat|gst)\b/iu, 2],
    [/\b(?:set|put|setting|putting) (?:\S+ ){0,3}aside\b/iu, 3],
  ),
  slots: [
    {
      key: "income",
      isMany: true,
      fit: moneyFor(["income", "price", "profitEach"], () => 0.4),
      takesRest: true,
    },
    { ...TAX, fit: percentFor(["tax"], 0.8), takesRest: true },
    { ...COST, fit: moneyFor(["cost", "fixed"], ({ roles }) => ((roles.income ?? 0) > 0.8 ? -2 : -0.5)) },
  ],
  needs: [["income", "tax"]],
  answer: (given) => {
    const profit = given.value("income") - given.value("cost");
    const aside = profit * given.share("tax");
    const base = given.has("cost")
      ? `(${given.rawTerms("income")} − ${given.rawTerms("cost")})`
      : given.terms("income");
    return {
      result: `Put ${given.money(aside)} aside; ${given.money(profit - aside)} is yours to use.`,
      sum: `${base} × ${plainNumber(given.share("tax"), 3)} = ${figure(aside)}.`,
      limit: given.has("cost")
        ? "Costs came off first, since tax on earnings is usually taken from profit."
        : "If you had costs for it, the tax on earnings may be smaller; keep every receipt.",
      next: "Move it to a second account on the day you are paid, and touch it only for the tax bill.",
      isTax: true,
    };
  },
  askFor: {
    tax: "Which share do you want to put aside for tax, in percent? Many take 25 to 30 until they know theirs.",
    income: "How much came in?",
  },
};
