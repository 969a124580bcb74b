import { duration, figure, hoursTerm, percent, plainNumber } from "../format.ts";
import { COST, FEE } from "../slots.ts";
import { countFor, type Given, hoursFor, moneyFor, type Solver } from "../solver.ts";

const PER_HOUR_ASKED =
  /\b(?:hourly(?: rate| wage)?|per hour|an hour|each hour|\/ ?h(?:r|our)?|for my time|by the hour|(?:my|one|an|each) hour(?: is| of mine(?: is)?)? worth)\b|\bwhat(?:'s| is)? my hour\b/iu;

/** The clause that asks, without "20 an hour", which tells a wage instead of asking for one. */
function lastClause(question: string): string {
  const asking =
    /(?:[.,;:!]\s|\b(?=what|how|whats))([^.;:!]*\?*)\s*$/iu.exec(question.trim())?.[1] ?? question;
  return asking.replace(/[\d.,]+\s?(?:\p{Sc}|\p{L}+)?\s(?:an|per|\/) ?hour/giu, "");
}

/** "25 each" for six guests comes six times; "1,250 per wedding" with two helpers comes once. */
function isPaidEach(given: Given): boolean {
  const [pay, count] = [given.input("pay"), given.input("count")];
  if (!pay || !count) return false;
  return (
    pay.noun === null ||
    pay.noun === count.noun ||
    /\b(?:group|class|team) of\b|\beach\b/iu.test(given.inputs.question)
  );
}

export const HOURLY_RATE: Solver = {
  id: "hourly-rate",
  cue: (question) =>
    PER_HOUR_ASKED.test(lastClause(question)) ? 3 : /\bworth (?:it|my time)\b/iu.test(question) ? 1.2 : 0,
  slots: [
    {
      key: "pay",
      fit: moneyFor(
        ["price", "income", "profitEach"],
        (amount) =>
          (amount.per === "hour" ? -3 : amount.per === "minute" ? 1 : 0.6) -
          ((amount.roles.cost ?? 0) >= 0.8 && (amount.roles.price ?? 0) < 0.8 ? 2 : 0),
      ),
      takesRest: true,
    },
    {
      key: "hours",
      fit: hoursFor((amount) =>
        /^ ?(?:-|\p{L}+ (?:takes|needs))/iu.test(amount.after) && /\ban? $/iu.test(amount.before) ? -1.5 : 0,
      ),
      isMany: true,
    },
    { key: "size", fit: (amount) => (amount.kind === "hours" && /\ban? $/iu.test(amount.before) ? 1.5 : 0) },
    {
      key: "count",
      fit: countFor(["have", "whole"], (amount) =>
        /\b(?:group|class|team|batch) of $/iu.test(amount.before) ? 1 : 0,
      ),
    },
    FEE,
    { ...COST, fit: moneyFor(["cost", "fixed", "label"], ({ per }) => (per ? -2 : 0)) },
  ],
  needs: [["pay", "hours"]],
  answer: (given) => {
    const hours = given.value("hours");
    const count = isPaidEach(given) ? given.value("count", 1) : 1;
    const isByMinute = given.input("pay")?.per === "minute";
    const minutes = isByMinute && given.has("size") ? given.value("size") * 60 : 1;
    const isCostEach = given.input("cost")?.isEach === true;
    const gross = given.value("pay") * count * minutes;
    const kept = gross * (1 - given.share("fee")) - given.value("cost") * (isCostEach ? count : 1);
    const rate = kept / hours;
    const steps = [
      figure(given.value("pay")),
      count > 1 ? figure(count) : "",
      minutes > 1 ? figure(minutes) : "",
      given.has("fee") ? plainNumber(1 - given.share("fee"), 3) : "",
    ]
      .filter(Boolean)
      .join(" × ");
    const cost = given.has("cost") ? ` − ${given.rawTerms("cost").replaceAll(" + ", " − ")}` : "";
    const above = cost ? `(${steps}${cost})` : steps;
    return {
      result: `${given.money(rate)} an hour.`,
      sum: `${above} ÷ ${hoursTerm(hours)} = ${figure(rate)}.`,
      limit: given.has("fee")
        ? `Without the ${percent(given.value("fee"))} fee it would be ${given.money((kept + gross * given.share("fee")) / hours)}; the ${duration(hours)} weigh more than the fee.`
        : `A quarter less time would make it ${given.money(rate / 0.75)}, so the ${duration(hours)} are the thing to work on.`,
      next: "Compare it with what an ordinary job near you pays; if it is less, time each part of the next one and shorten the longest.",
    };
  },
  askFor: {
    hours: "How long does it take you in all, preparation and travel included?",
    pay: "What do you get for it?",
  },
};
