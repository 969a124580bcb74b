import { figure, plainNumber } from "../format.ts";
import { FEE, FIXED, TARGET, TAX } from "../slots.ts";
import { countFor, cues, hoursFor, moneyFor, type Solver, spanFor } from "../solver.ts";
import { ASKS_PRICE } from "./price-from-cost.ts";

export const PRICE_FOR_TARGET: Solver = {
  id: "price-for-target",
  cue: cues(
    [
      /\b(?:what|how much)\b[^.?!]*\b(?:must|should|need|have to|do i|would|has to)\b[^.?!]*\b(?:each|one|charge|ask|pay|per|rate|take|price|hourly|bill)\b/iu,
      2,
    ],
    [/\b(?:hourly|day|daily) rate\b|\brate\?/iu, 2],
    [ASKS_PRICE, 2.2],
  ),
  slots: [
    TARGET,
    {
      key: "units",
      fit: (amount) =>
        Math.max(
          countFor(["have"])(amount),
          hoursFor((a) => (a.per || /billable|paid|work/iu.test(a.before + a.after) ? 0.5 : 0))(amount),
        ),
    },
    { key: "weeks", fit: spanFor() },
    { ...FIXED, key: "fixed" },
    { key: "cost", fit: moneyFor(["cost"], (amount) => (amount.isEach ? 0.3 : -1)) },
    FEE,
    TAX,
  ],
  needs: [["target", "units"]],
  answer: (given) => {
    const units =
      given.value("units") *
      (given.input("units")?.per === given.input("weeks")?.span ? given.value("weeks", 1) : 1);
    const isHours = given.input("units")?.kind === "hours";
    const gross = given.value("target") / (1 - given.share("tax"));
    const price = ((gross + given.value("fixed")) / units + given.value("cost")) / (1 - given.share("fee"));
    const above = [
      given.has("tax")
        ? `${figure(given.value("target"))} ÷ ${plainNumber(1 - given.share("tax"), 3)}`
        : figure(given.value("target")),
      given.has("fixed") ? given.rawTerms("fixed") : "",
    ]
      .filter(Boolean)
      .join(" + ");
    const each = isHours ? "an hour" : given.inputs.thing ? `for each ${given.oneThing}` : "for each";
    return {
      result: `${given.money(price)} ${each}.`,
      sum: `${/[+÷]/u.test(above) ? `(${above})` : above} ÷ ${figure(units)}${given.has("cost") ? ` + ${figure(given.value("cost"))}` : ""}${given.has("fee") ? `, ÷ ${plainNumber(1 - given.share("fee"), 3)}` : ""} = ${figure(price)}.`,
      limit: isHours
        ? "Only paid hours count; with a fifth of them lost to mails and quotes you would need a quarter more."
        : `If only ${figure(Math.max(1, Math.floor(units * 0.8)))} come, it has to be ${given.money((price * units) / Math.max(1, Math.floor(units * 0.8)))}, so the number of people decides it.`,
      next: "Name this price to the next person who asks, without explaining it, and note what happens.",
      isTax: given.has("tax"),
    };
  },
  askFor: {
    target: "How much do you want to be left with a month?",
    units: "How many clients or paid hours a month are realistic? Count last month's and take that.",
  },
};
