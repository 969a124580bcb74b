import { figure } from "../format.ts";
import { cues, moneyFor, type Solver, spanFor } from "../solver.ts";
import { type Period, periodsIn } from "../units.ts";

export const YEARLY_COST: Solver = {
  id: "yearly-cost",
  cue: cues(
    [/\b(?:cost|costs)\b[^.?!]*\b(?:a|per|each|every) (?:year|month|week|day)\b/iu, 2.6],
    [/\b(?:yearly|annual|monthly) costs?\b/iu, 2.8],
    [/\b(?:a|per) (?:year|month)\b[^.?!]*\?/iu, 1.6],
    [/\bdepreciat\w+|\bset aside\b|\bwrite (?:it )?off\b/iu, 2],
  ),
  slots: [
    { key: "purchase", fit: moneyFor(["purchase", "cost"], ({ per }) => (per ? -2 : 0.3)), takesRest: true },
    { key: "life", fit: spanFor(["lifetime"], 0.5) },
    { key: "upkeep", isMany: true, fit: moneyFor(["upkeep"], ({ per }) => (per && per !== "hour" ? 1 : -1)) },
  ],
  needs: [["purchase", "life"]],
  answer: (given) => {
    const life = given.input("life");
    if (!life?.span) return null;
    const asked: Period = given.inputs.period ?? "year";
    const years = life.value * periodsIn(life.span, "year") ** -1;
    const upkeepPer = given.input("upkeep")?.per;
    const upkeep = given.value("upkeep") * (upkeepPer === "month" ? 12 : upkeepPer === "week" ? 52 : 1);
    const yearly = given.value("purchase") / years + upkeep;
    const total = yearly / periodsIn(asked, "year");
    const plus = upkeep > 0 ? ` + ${figure(upkeep)}` : "";
    return {
      result: `${given.money(total)} a ${asked}.`,
      sum: `${given.rawTerms("purchase")} ÷ ${figure(years)}${plus} = ${figure(yearly)} a year${asked === "year" ? "" : `; ÷ ${figure(periodsIn(asked, "year"))} = ${figure(total)}`}.`,
      limit: `How long it lasts decides it: one year less and it would be ${given.money((given.value("purchase") / Math.max(years - 1, 0.5) + upkeep) / periodsIn(asked, "year"))}.`,
      next: `Put ${given.money(yearly / 12)} a month aside from now on, and the next one is paid for when this one is worn out.`,
    };
  },
  askFor: {
    life: "How many years will it last? Ask somebody who has had one for a while.",
    purchase: "What did it cost to buy?",
  },
};
