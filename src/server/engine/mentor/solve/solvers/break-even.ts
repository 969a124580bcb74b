import { figure, roundedUp } from "../format.ts";
import { COST, FEE, FIXED, PRICE, PROFIT_EACH } from "../slots.ts";
import { cues, type Solver, spanFor } from "../solver.ts";
import { atALoss, HOW_MANY, unitProfit } from "./unit-profit.ts";

const EVEN =
  /\bbreak(?:ing)?[- ]?even\b|\bworth it\b|\bat zero\b|\bcover(?:s|ed)?\b|\bpay(?:s)? (?:for itself|off|itself)\b|\bearn anything\b|\b(?:get|earn|make)\b[^.?!]{0,30}\bback\b|\bnot (?:to )?(?:lose|make a loss)\b|\bin the (?:black|plus|red)\b|\bbefore i (?:make|earn|see|am)\b|\bprofitable\b|\bto pay for\b/iu;

export const BREAK_EVEN: Solver = {
  id: "break-even",
  cue: (question) => {
    const isEven = EVEN.test(question);
    if (/\b(?:what|how much)\b[^.?!]*\b(?:bring|take|turn) (?:in|over)\b/iu.test(question)) return 0;
    if (isEven) return HOW_MANY.test(question) || /break[- ]?even/iu.test(question) ? 3 : 1.5;
    return HOW_MANY.test(question) ? 1.6 : 0;
  },
  slots: [FIXED, PROFIT_EACH, PRICE, COST, FEE, { key: "days", fit: spanFor() }],
  needs: [
    ["fixed", "profitEach"],
    ["fixed", "price"],
  ],
  answer: (given) => {
    const { each, terms } = unitProfit(given);
    if (each <= 0) return given.input("cost")?.isEach ? atALoss(given, each) : null;
    const exact = given.value("fixed") / each;
    const count = roundedUp(exact);
    const days = given.input("days")?.span === "day" ? given.value("days") : 0;
    const dailyNote =
      days > 1 ? ` Over ${figure(days)} days that is about ${figure(roundedUp(count / days))} a day.` : "";
    const rounded = Math.abs(exact - count) > 0.005 ? `${figure(exact)}, so ${figure(count)}` : figure(count);
    return {
      result: `${given.things(count)}${given.aPeriod}: then the ${given.money(given.value("fixed"))} are covered.${dailyNote}`,
      sum: `${given.terms("fixed")} ÷ ${terms} = ${rounded}.`,
      limit: `From the next one on, ${given.money(each)} each is yours, so what one leaves you decides this more than the count does.`,
      next: "Look up how many you sold in your best comparable week; if this is more than that, cut a cost or raise the price before you commit.",
    };
  },
  askFor: {
    profitEach:
      "What does one sale leave you after material and fees? The price minus last receipt's cost is close enough.",
    fixed: "What do you pay whether you sell or not, such as rent, a stall or tools?",
  },
};

const asksCosts = cues(
  [/\b(?:at zero|break[- ]?even)\b/iu, 2.8],
  [
    /\b(?:bring in|take in|turn ?over|cover|at zero|break[- ]?even|fixed costs|need to (?:earn|make)|total costs?|costs? (?:in total|altogether|a month|me)|spend|overheads?|add up|in total|altogether|all together)\b/iu,
    2,
  ],
);

/** Kept apart since it answers with a sum of costs and no count. */
export const COSTS_TOTAL: Solver = {
  id: "costs-total",
  cue: (question) => (HOW_MANY.test(question) ? 0 : asksCosts(question)),
  slots: [
    {
      ...FIXED,
      fit: (amount) =>
        Math.max(
          FIXED.fit(amount),
          amount.kind === "money" || amount.kind === "bare"
            ? 0.5 + Math.max(amount.roles.cost ?? 0, amount.times ? 1 : 0) * 2
            : 0,
        ),
    },
  ],
  needs: [["fixed"]],
  answer: (given) => {
    if (!/[+×]/u.test(given.rawTerms("fixed"))) return null;
    const total = given.value("fixed");
    return {
      result: `${given.money(total)}${given.aPeriod}, just to be at zero.`,
      sum: `${given.rawTerms("fixed")} = ${figure(total)}.`,
      limit: "Your own pay and tax are not in it; with them the figure to aim at is higher.",
      next: `Divide it by what one sale leaves you, and you have the number of sales${given.aPeriod || " needed"}. Tell me that figure and I do it with you.`,
    };
  },
  askFor: {},
};
