import { figure, percent, plainNumber } from "../format.ts";
import { FEE, FIXED, TAX } from "../slots.ts";
import { countFor, cues, type Given, moneyFor, type Solver } from "../solver.ts";

const STAYS =
  /\b(?:what|how much)\b[^.?!]*\b(?:stays?|left|remains?|over|profit|keep|take home|earn|make|clear|mine|pocket|net|end up|bring|come|get|income|am i|do i have)\b|\bprofit\b|\bwhat'?s left\b|\bdo i (?:make|earn|lose) (?:money|anything)\b|\bbottom line\b|\btake ?home\b/iu;

const asksWhatStays = cues(
  [/\bhave to (?:charge|ask|take)\b|\bmust (?:i|each)\b/iu, 0],
  [STAYS, 2.4],
  [/\b(?:total|altogether|all together|in all|sum)\b/iu, 1.2],
);

/** Without any cost it is what comes in. */
const staysOrComes = (given: Given) =>
  ["fee", "unitCost", "fixed", "tax"].some((key) => given.has(key)) ? "stays" : "comes in";

export const RESULT: Solver = {
  id: "result",
  cue: (question) => (/\bat zero\b|\bbreak[- ]?even\b/iu.test(question) ? 0 : asksWhatStays(question)),
  slots: [
    {
      key: "sales",
      isMany: true,
      fit: moneyFor(
        ["price", "income"],
        (amount) =>
          (amount.times ? 1.5 : 0) +
          (amount.isEach ? 0.9 : 0) -
          ((amount.roles.target ?? 0) >= 0.8 && (amount.roles.price ?? 0) < 0.8 ? 1 : 0) -
          ((amount.roles.cost ?? 0) >= 0.9 || (amount.roles.fixed ?? 0) >= 0.8 ? 2.5 : 0) -
          (amount.per === "hour" ? 3 : 0),
      ),
    },
    {
      key: "count",
      fit: countFor(["part", "have"], (amount) =>
        (amount.roles.churn ?? 0) > 0.8 || amount.per === "hour" ? -2 : 0,
      ),
    },
    {
      key: "unitCost",
      fit: moneyFor(["cost"], (amount) => (amount.isEach && amount.per === null ? 0.6 : -0.9)),
    },
    {
      ...FIXED,
      fit: (amount) =>
        Math.max(
          FIXED.fit(amount),
          amount.kind === "money" || amount.kind === "bare"
            ? 0.4 +
                (amount.roles.cost ?? 0) * 2 -
                (amount.isEach && amount.times === null ? 1.3 : 0) -
                (amount.per === "hour" ? 3 : 0)
            : 0,
        ),
    },
    FEE,
    TAX,
  ],
  needs: [
    ["sales", "fixed"],
    ["sales", "unitCost", "count"],
    ["sales", "count", "fee"],
    ["sales", "count"],
    ["sales", "fee"],
  ],
  answer: (given) => {
    const count = given.has("count") ? given.value("count") : 1;
    const gross = given.value("sales") * count;
    const fee = gross * given.share("fee");
    const costs = given.value("unitCost") * count + given.value("fixed");
    const left = gross - fee - costs;
    const kept = left * (1 - given.share("tax"));
    const earned = count > 1 ? `${figure(count)} × ${given.terms("sales")}` : given.rawTerms("sales");
    const minus = [
      given.has("fee") ? figure(fee) : "",
      given.has("unitCost")
        ? `${count > 1 ? `${figure(count)} × ` : ""}${figure(given.value("unitCost"))}`
        : "",
      given.has("fixed") ? given.terms("fixed") : "",
    ].filter(Boolean);
    const tax = given.has("tax") ? `; × ${plainNumber(1 - given.share("tax"), 3)} = ${figure(kept)}` : "";
    return {
      result:
        left >= 0
          ? `${given.money(kept)} ${staysOrComes(given)}${given.aPeriod}${given.has("tax") ? " after tax" : ""}.`
          : `You are ${given.money(-left)} short${given.aPeriod}.`,
      sum: `${[earned, ...minus].join(" − ")} = ${figure(left)}${tax}.`,
      limit:
        minus.length > 0
          ? `Of ${given.money(gross)} coming in, ${percent((100 * (fee + costs)) / gross)} goes out again; one sale or client less shows at once in what stays.`
          : "That is before any cost, so it is turnover and not yet what you earn.",
      next:
        minus.length > 0
          ? "Take the largest cost in that line and ask one other supplier for a price this week."
          : "Write down what you pay in the same time, and take it off.",
      isTax: given.has("tax"),
    };
  },
  askFor: {
    sales: "What comes in, and how often?",
    fixed: "What do you pay in the same time: rent, people, tools, material?",
    count: "How many do you sell in that time?",
  },
};
