import { figure, percent } from "../format.ts";
import { COUNT, PRICE } from "../slots.ts";
import { countFor, cues, percentFor, type Solver } from "../solver.ts";
import { periodsIn } from "../units.ts";

const PERCENT_ASKED =
  /\b(?:what|which|how many|in|as a|the) (?:percent(?:age)?|per cent|share|rate|%)|\bin ?%|\bpercent(?:age)?\s?\?|%\s?\?|\bconversion\b|\bconvert\b|\bclose rate\b|\b(?:what'?s|what is) (?:my|the|our) (?:\p{L}+ )?rate\b|\bhit rate\b/iu;

const ASKS_WHETHER_GOOD = /\b(?:good|bad|ok|okay|normal|low|poor|a lot)\s?\?/iu;

function verdictOn(rate: number): string {
  if (rate >= 10) return "For most offers that is a good share.";
  if (rate >= 2)
    return "It is within the usual: strangers on a web page buy in one to three cases of a hundred, people who tried it or know you more often.";
  return "It is on the low side, even for strangers on a web page.";
}

export const CONVERSION: Solver = {
  id: "conversion",
  cue: cues([PERCENT_ASKED, 3], [/\b(?:good|bad|ok|okay|normal|low|a lot)\s?\?/iu, 1]),
  slots: [
    { key: "part", fit: countFor(["part", "convert", "churn"]), takesRest: true },
    {
      key: "whole",
      fit: countFor(["whole"], ({ roles }) => ((roles.part ?? 0) > (roles.whole ?? 0) + 0.3 ? -1 : 0)),
    },
  ],
  needs: [["part", "whole"]],
  answer: (given) => {
    const [part, whole] = [
      Math.min(given.value("part"), given.value("whole")),
      Math.max(given.value("part"), given.value("whole")),
    ];
    const rate = (100 * part) / whole;
    return {
      result: `${percent(rate)}, or about one in ${figure(Math.max(1, Math.round(whole / part)))}.`,
      sum: `${figure(part)} ÷ ${figure(whole)} = ${percent(rate)}.`,
      limit:
        whole < 100
          ? `With only ${figure(whole)} to count, two more or fewer would change the rate a lot, so take it as a first hint for your conversion.`
          : "That is enough to compare with next month; the change tells you more than the figure itself.",
      ...(ASKS_WHETHER_GOOD.test(given.inputs.question) && { limit: verdictOn(rate) }),
      next: "Ask the next three who did not buy what held them back, change that one thing, and count the same number again.",
    };
  },
  verdict: (given) => {
    const rate =
      (100 * Math.min(given.value("part"), given.value("whole"))) /
      Math.max(given.value("part"), given.value("whole"));
    return `${verdictOn(rate)} You are at ${percent(rate)}. What you did last month is the best yardstick for your conversion. Change one thing, the price, the picture or the first sentence, and count the next ${figure(Math.max(given.value("part"), given.value("whole")))} visitors.`;
  },
  askFor: { part: "How many of them bought?", whole: "How many were there in all?" },
};

export const PAYING_SHARE: Solver = {
  id: "paying-share",
  cue: cues([/\b(?:what|how much)\b/iu, 2], [/\bhow many\b/iu, 1]),
  slots: [
    { ...COUNT, fit: countFor(["whole", "have"], () => 0.2), takesRest: true },
    { key: "share", fit: percentFor(["convert"], 0.4), takesRest: true },
    {
      ...PRICE,
      fit: (amount) =>
        PRICE.fit(amount) +
        (amount.per && amount.per !== "hour" ? 0.8 : 0) +
        ((amount.roles.convert ?? 0) > 0 ? 0.5 : 0),
    },
  ],
  needs: [["count", "share", "price"]],
  answer: (given) => {
    const exact = given.value("count") * given.share("share");
    const payers = Math.max(exact > 0 ? 1 : 0, Math.floor(exact + 1e-6));
    const income = payers * given.value("price");
    const per = given.input("price")?.per;
    const rhythm = per && per !== "hour" && per !== "minute" ? per : null;
    const yearly = rhythm ? income * periodsIn(rhythm, "year") : 0;
    return {
      result: `${given.money(income)}${rhythm ? ` a ${rhythm}` : ""}${rhythm && rhythm !== "year" ? `, ${given.money(yearly)} a year` : ""}, from ${figure(payers)} who pay.`,
      sum: `${figure(given.value("count"))} × ${percent(given.value("share"))} = ${figure(exact)}, so ${figure(payers)}; ${figure(payers)} × ${figure(given.value("price"))} = ${figure(income)}${yearly && rhythm !== "year" ? `; × ${figure(periodsIn(rhythm ?? "year", "year"))} = ${figure(yearly)}` : ""}.`,
      limit: `The share decides it: one point more would be about ${figure(Math.round(given.value("count") / 100))} more payers, and two percent is common for a list that knows you.`,
      next: "Ask twenty of them this week whether they would pay, before you build what they would pay for.",
    };
  },
  askFor: {
    share: "How many of a hundred would pay? If you have never asked, reckon with two.",
    price: "What would one pay, and how often?",
    count: "How many people are on the list?",
  },
};
