import { figure, plainNumber, roundedUp } from "../format.ts";
import { COST, FEE, FIXED, PRICE, PROFIT_EACH, TARGET, TAX } from "../slots.ts";
import { countFor, cues, type Solver } from "../solver.ts";
import { periodsIn } from "../units.ts";
import { atALoss, HOW_MANY, unitProfit } from "./unit-profit.ts";

/** They stay, so that they are not found anew each week. */
const LASTING =
  /clients?|clinics?|members?|subscribers?|customers?|landlords?|schools?|companies|shops?|students?|patrons?|users?|readers?/iu;

export const TARGET_COUNT: Solver = {
  id: "target-count",
  cue: cues(
    [HOW_MANY, 2.6],
    [/\b(?:i (?:want|need)|goal)\b/iu, 1],
    [/\bwhat would (?:that|it) take\b|\bcan i (?:reach|make|hit)\b/iu, 1.6],
  ),
  slots: [
    TARGET,
    PROFIT_EACH,
    PRICE,
    COST,
    FEE,
    TAX,
    { ...FIXED, key: "fixed" },
    { key: "now", fit: countFor(["have"], (amount) => ((amount.roles.have ?? 0) > 0.6 ? 0 : -3)) },
  ],
  needs: [
    ["target", "profitEach"],
    ["target", "price"],
  ],
  answer: (given) => {
    const { each, terms } = unitProfit(given);
    if (each <= 0) return given.input("cost")?.isEach ? atALoss(given, each) : null;
    const gross = given.value("target") / (1 - given.share("tax"));
    const exact = (gross + given.value("fixed")) / each;
    const count = roundedUp(exact);
    const tax = given.has("tax") ? ` ÷ ${plainNumber(1 - given.share("tax"), 3)}` : "";
    const fixed = given.has("fixed") ? ` + ${given.rawTerms("fixed")}` : "";
    const above =
      tax || fixed ? `(${figure(given.value("target"))}${tax}${fixed})` : figure(given.value("target"));
    const rounded = Math.abs(exact - count) > 0.005 ? `${figure(exact)}, so ${figure(count)}` : figure(count);
    const now = given.value("now");
    const more =
      given.has("now") && now < count ? ` You have ${figure(now)}, so ${figure(count - now)} more.` : "";
    return {
      result: `You need ${given.things(count)}${given.aPeriod}.${more}`,
      sum: `${above} ÷ ${terms} = ${rounded}.`,
      limit: given.has("tax")
        ? `Before tax that is ${given.money(gross)}, of which ${given.money(gross - given.value("target"))} is not yours.`
        : `Each one leaves you ${given.money(each)}; a tenth more there and ${figure(roundedUp(exact / 1.1))} would do.`,
      next:
        given.inputs.period === "month" && !LASTING.test(given.things(2))
          ? `That is about ${figure(roundedUp(count / periodsIn("week", "month")))} a week: see whether your hours allow it before you promise it to yourself.`
          : "Count what you win in a normal month, and you know how long this takes.",
      isTax: given.has("tax"),
    };
  },
  askFor: {
    profitEach:
      "What does one sale leave you after material and fees? If you only know the price, tell me that and the cost.",
    target: "How much do you want to earn, and in what time?",
  },
};
