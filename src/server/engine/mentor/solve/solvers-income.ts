import { duration, figure, hoursTerm, percent, plainNumber, roundedUp } from "./format.ts";
import { COST, COUNT, FEE, FIXED, PRICE, TAX } from "./slots.ts";
import {
  countFor,
  cues,
  type Given,
  hoursFor,
  moneyFor,
  type Parts,
  percentFor,
  type Solver,
  spanFor,
} from "./solver.ts";
import { type Period, periodsIn } from "./units.ts";

const PER_HOUR_ASKED =
  /\b(?:hourly(?: rate| wage)?|per hour|an hour|each hour|\/ ?h(?:r|our)?|for my time|by the hour)\b/iu;

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
    const cost = given.has("cost") ? ` − ${given.rawTerms("cost")}` : "";
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

const STAYS =
  /\b(?:what|how much)\b[^.?!]*\b(?:stays?|left|remains?|over|profit|keep|take home|earn|make|clear|mine|pocket|net|end up|bring|come|get|income|am i|do i have)\b|\bprofit\b|\bwhat'?s left\b|\bdo i (?:make|earn|lose) (?:money|anything)\b|\bbottom line\b|\btake ?home\b/iu;

const asksWhatStays = cues(
  [/\bhave to (?:charge|ask|take)\b|\bmust (?:i|each)\b/iu, 0],
  [STAYS, 2.4],
  [/\b(?:total|altogether|all together|in all|sum)\b/iu, 1.2],
);

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
          ? `${given.money(kept)} stays${given.aPeriod}${given.has("tax") ? " after tax" : ""}.`
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

const asksForTotal = cues(
  [
    /\b(?:whole|total|altogether|all together|together|in all|sum|comes? to|add up|full|entire|in total)\b/iu,
    2.2,
  ],
  [
    /\b(?:what|how much)(?:'?s| is| would| does| do| will| are| am)?\b[^.?!]*\b(?:that|it|this|offer|invoice|quote|bill|they|income|mak(?:e|ing)|earn(?:ing)?|take|expect|bring|cost|pay|owe)\b/iu,
    2,
  ],
);

export const OFFER_TOTAL: Solver = {
  id: "offer-total",
  cue: (question) => (/\binstead of\b|\bhow much more\b/iu.test(question) ? 0 : asksForTotal(question)),
  slots: [
    {
      ...PRICE,
      fit: (amount) =>
        PRICE.fit(amount) +
        (amount.per && amount.per !== "hour" ? 0.8 : 0) +
        (amount.per === "hour" && amount.kind === "money" ? 3 : 0),
    },
    {
      ...COUNT,
      fit: countFor(["have"], ({ kind, before }) =>
        kind === "bare" && /^\s?(?:plus|\+)|\b(?:for|costs?|is)\s$/iu.test(before) ? -2 : 0.2,
      ),
    },
    {
      key: "extra",
      isMany: true,
      fit: moneyFor([], ({ before }) =>
        /^\s?(?:plus|\+)(?: (?:an?|the|my|\p{L}+))*\s/iu.test(before) ? 2 : -2,
      ),
    },
    { key: "length", fit: spanFor() },
    { key: "hours", fit: hoursFor() },
  ],
  needs: [
    ["price", "count", "length"],
    ["price", "count"],
    ["price", "hours", "count"],
    ["price", "length"],
    ["price", "hours", "length"],
    ["price", "hours"],
  ],
  answer: offerTotal,
  askFor: {
    price: "What does one cost, and is that once or every month?",
    count: "How many would they take?",
  },
};

function offerTotal(given: Given): Parts | null {
  const [price, count] = [given.input("price"), given.input("count")];
  if (!price) return null;
  const rhythm = (count?.per ?? given.input("hours")?.per ?? price.per) as Period | "hour" | "minute" | null;
  const isRhythm = rhythm !== null && rhythm !== "hour" && rhythm !== "minute";
  const length = given.input("length");
  const asked = given.inputs.period;
  const target = length?.span ?? (isRhythm && asked && asked !== rhythm ? asked : null);
  const steps = target && isRhythm ? periodsIn(rhythm, target) * (length?.value ?? 1) : (length?.value ?? 1);
  const hours = price.per === "hour" ? given.value("hours", 1) : 1;
  const total = price.value * given.value("count", 1) * hours * steps + given.value("extra");
  const factors = [
    given.has("count") ? figure(given.value("count")) : "",
    hours !== 1 ? `${hoursTerm(hours)}` : "",
    figure(price.value),
    steps !== 1 ? figure(steps) : "",
  ].filter(Boolean);
  if (factors.length < 2) return null;
  const per = length ? "" : target ? ` a ${target}` : isRhythm ? ` a ${rhythm}` : "";
  return {
    result: `${given.money(total)}${per}${length ? ` for the ${figure(length.value)} ${length.span}${length.value === 1 ? "" : "s"}` : ""}.`,
    sum: `${factors.join(" × ")}${given.has("extra") ? ` + ${given.rawTerms("extra")}` : ""} = ${figure(total)}.`,
    limit: given.has("count")
      ? `One ${given.inputs.thing ? given.oneThing : "of them"} fewer takes ${given.money(total / given.value("count"))} off; your costs still come out of it.`
      : "Costs and fees still come out of it.",
    next: length
      ? "Put the sum, what is included and the last day of the offer on one page, and send it while they still think of it."
      : "Set it beside what you pay in the same time, and see what is left for you.",
  };
}

const asksAboutRise = cues(
  [
    /\b(?:better off|worse off|worth (?:raising|it)|more or less|earn (?:more|less)|lose (?:money|out)|make more|still (?:earn|make)|come out ahead|ahead|up or down|how many (?:can|could|may)\b[^.?!]*\b(?:lose|leave|go|quit|drop)|afford to lose)\b/iu,
    3,
  ],
  [
    /\b(?:rais(?:e|ing)|increase|put (?:it|my prices?|prices?) up|go(?:ing)? (?:up )?to|goes? up|bump|from [^.?!]{0,12} to)\b/iu,
    1.8,
  ],
);

export const PRICE_CHANGE: Solver = {
  id: "price-change",
  cue: (question) =>
    /\bcosts? (?:me )?(?:went|rose|rise|goes?|has|have)\b/iu.test(question) ? 0 : asksAboutRise(question),
  slots: [
    { ...COUNT, fit: countFor(["have"], ({ roles }) => ((roles.churn ?? 0) >= 0.8 ? -2.5 : 0)) },
    { ...PRICE, fit: (amount) => PRICE.fit(amount) - ((amount.roles.newPrice ?? 0) >= 0.9 ? 1.5 : 0) },
    {
      key: "newPrice",
      fit: moneyFor(["newPrice"], ({ roles, times }) =>
        (roles.newPrice ?? 0) > 0 ? 0.6 : times === null && (roles.price ?? 0) >= 0.9 ? 0 : -1,
      ),
      takesRest: true,
    },
    {
      key: "rise",
      fit: (amount) =>
        Math.max(
          percentFor(["rise"], 0.3)(amount) - ((amount.roles.churn ?? 0) >= 0.7 ? 3 : 0),
          (amount.kind === "money" || amount.kind === "bare") && /\bby (?:[$€£]\s?)?$/iu.test(amount.before)
            ? 2.5
            : 0,
        ),
    },
    {
      key: "leaving",
      fit: (amount) =>
        Math.max(
          countFor([], ({ roles }) => ((roles.churn ?? 0) > 0.25 ? 1.6 : -2))(amount),
          percentFor(["churn"])(amount),
        ),
    },
  ],
  needs: [
    ["count", "price", "newPrice"],
    ["count", "price", "rise"],
  ],
  answer: priceChange,
  askFor: {
    count: "How many customers pay that price now?",
    price: "What do they pay today?",
    newPrice: "What would the new price be?",
  },
};

function priceChange(given: Given): Parts {
  const [count, price] = [given.value("count"), given.value("price")];
  const rise = given.input("rise");
  const raised = given.has("newPrice")
    ? given.value("newPrice")
    : rise?.kind === "percent"
      ? price * (1 + given.share("rise"))
      : price + given.value("rise");
  const leaving =
    given.input("leaving")?.kind === "percent"
      ? Math.round(count * given.share("leaving"))
      : given.value("leaving");
  const [before, after] = [count * price, (count - leaving) * raised];
  const difference = after - before;
  const limit = Math.max(0, Math.floor(count - before / raised + 1e-6));
  const next = (count - limit - 1) * raised;
  const verdict =
    Math.abs(difference) < 0.005
      ? "The same money"
      : `${given.money(Math.abs(difference))} ${difference > 0 ? "more" : "less"}`;
  const asksLimit = leaving === 0 && /\bhow many\b/iu.test(given.inputs.question);
  return {
    result: asksLimit
      ? `${figure(limit)} may leave before you earn less than today.`
      : `${difference > 0 ? "Yes, better off: " : leaving > 0 && difference < 0 ? "No: " : ""}${verdict}${given.aPeriod} (${given.money(after)} against ${given.money(before)} now)${leaving > 0 ? `, with ${figure(leaving)} fewer to serve` : ""}.`,
    sum: `${figure(count)} × ${figure(price)} = ${figure(before)}; ${figure(count - leaving)} × ${figure(raised)} = ${figure(after)}.`,
    limit:
      raised > price
        ? `${asksLimit ? "If all stay you gain " + given.money(difference) : `Up to ${figure(limit)} may leave`}; with ${figure(limit + 1)} gone you are at ${given.money(next)}, below today.`
        : `At the lower price you need ${figure(roundedUp(before / raised))} to earn what you earn today.`,
    next: "Start with new customers, and write to the present ones two months ahead with a date and one reason.",
  };
}
