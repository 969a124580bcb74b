import { duration, figure, hoursTerm, percent, plainNumber } from "./format.ts";
import { COST, COUNT, FEE, FIXED, HOURS, PRICE, TARGET, TAX, WAGE } from "./slots.ts";
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

const ASKS_PRICE =
  /\b(?:(?:what|how much|which price)\b[^.?!]{0,40}\b(?:charge|ask for|ask|take|bill|quote|price|sell)|what(?:'?s| is| should be| would be) (?:the|my|a (?:fair|good|right)) (?:\p{L}+ )?price|price (?:should|must|do i|then|it\b|per)|what price|right price|fair price|minimum price|price\s*\?|my price|how (?:should|do|would) i price)/iu;

function priceFromCost(given: Given): Parts {
  const [cost, hours, wage] = [given.value("cost"), given.value("hours"), given.value("wage")];
  const base = cost + hours * wage;
  const isMarkup = given.has("markup");
  const afterMargin = isMarkup ? base * (1 + given.share("markup")) : base / (1 - given.share("margin"));
  const price = afterMargin / (1 - given.share("fee"));
  const work = hours > 0 && wage > 0 ? `${hoursTerm(hours)} × ${figure(wage)}` : "";
  const parts = [cost > 0 ? given.rawTerms("cost") : "", work].filter(Boolean).join(" + ");
  const margin = isMarkup
    ? ` × ${figure(1 + given.share("markup"))}`
    : given.has("margin")
      ? ` ÷ ${plainNumber(1 - given.share("margin"), 3)}`
      : "";
  const fee = given.has("fee") ? ` ÷ ${plainNumber(1 - given.share("fee"), 3)}` : "";
  const left = margin || fee ? `(${parts})${margin}${fee}` : parts;
  return {
    result: `Ask ${given.money(price)}${given.inputs.thing ? ` ${given.aThing}` : ""}.`,
    sum: `${left} = ${figure(price)}.`,
    limit: given.has("fee")
      ? `The platform's ${percent(given.value("fee"))} comes off the price, so it is divided and not added: you still keep ${given.money(afterMargin)}.`
      : margin
        ? `Your cost and time alone come to ${given.money(base)}; below that you work for nothing.`
        : `That is the floor: it covers material and your hour, with nothing over for tools, bad days or tax.`,
    next:
      hours > 0
        ? `Time the next ${given.inputs.thing ? given.oneThing : "piece"} with a clock, because the ${duration(hours)} decide most of this price.`
        : "Compare it with three similar offers today; if you are far above, show what makes yours worth it.",
  };
}

export const PRICE_FROM_COST: Solver = {
  id: "price-from-cost",
  cue: cues(
    [ASKS_PRICE, 3],
    [/\b(?:what|how much)\b[^.?!]*\b(?:should|must|need|have)\b[^.?!]*\b(?:cost|be)\b/iu, 1.5],
    [/\b(?:sell (?:it|them|one) (?:at|for)|price)\b/iu, 1],
  ),
  slots: [
    { ...COST, takesRest: true },
    HOURS,
    WAGE,
    { key: "margin", fit: percentFor(["margin"]), name: /\bmargin\b/iu },
    { key: "markup", fit: percentFor(["markup"], 0.1), name: /\bmark-?up\b/iu },
    FEE,
  ],
  needs: [
    ["hours", "wage"],
    ["cost", "margin"],
    ["cost", "markup"],
    ["cost", "fee"],
  ],
  answer: priceFromCost,
  askFor: {
    wage: "What should an hour of your work bring? If you are unsure, take what a job nearby would pay you and add a quarter.",
    hours: "How long does one take you, from start to packed? Time the next one if you can only guess.",
    margin: "How much of the price should stay with you, in percent? Half is usual for goods made by hand.",
    cost: "What does the material for one cost you? Add up one receipt and divide by the pieces you got out of it.",
  },
};

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

export const MARGIN: Solver = {
  id: "margin",
  cue: cues(
    [/\bmargins?\b|\bmark-?up\b|\bpercent(?:age)?\b[^.?!]*\bprofit\b|\bprofit\b[^.?!]*\bpercent/iu, 3],
    [
      /\b(?:what|how much)\b[^.?!]*\b(?:profit|make|earn|keep|left|stays?|remains?)\b[^.?!]*\b(?:each|one|per|on (?:it|that))\b/iu,
      2.5,
    ],
    [/\b(?:how much|what)\b[^.?!]*\b(?:profit|make|earn|keep|left|stays?)\b/iu, 1.2],
  ),
  slots: [PRICE, COST, FEE],
  needs: [["price", "cost"]],
  answer: (given) => {
    const [price, cost] = [given.value("price"), given.value("cost")];
    const fee = price * given.share("fee");
    const profit = price - cost - fee;
    const asksMarkup =
      /\bmark-?up\b/iu.test(given.inputs.question) && !/\bmargin\b/iu.test(given.inputs.question);
    const [margin, markup] = [(100 * profit) / price, (100 * profit) / cost];
    const taken = `${figure(price)} − ${given.rawTerms("cost").replaceAll("+", "−")}${fee ? ` − ${figure(fee)}` : ""}`;
    const words = asksMarkup
      ? `Your markup is ${percent(markup)}: ${given.money(profit)} on top of a cost of ${given.money(cost)}.`
      : `${given.money(profit)} stays with you${given.inputs.thing ? ` from ${given.aThing}` : " from each"}, a margin of ${percent(margin)}.`;
    return {
      result: words,
      sum: asksMarkup
        ? `(${taken}) ÷ ${figure(cost)} = ${percent(markup)}.`
        : `${taken} = ${figure(profit)}; ${figure(profit)} ÷ ${figure(price)} = ${percent(margin)}.`,
      limit: asksMarkup
        ? `Seen from the price, the margin is ${percent(margin)}; the two are easily mixed up.`
        : `Seen from the cost that is a markup of ${percent(markup)}. Your own time is not in it yet.`,
      next:
        margin < 40
          ? "Below 40% a shop that wants a share leaves you little: look for the largest single cost this week."
          : "Check the cost once more with your last receipt, fees and packaging included, before you rely on it.",
      found: { profitEach: profit, pay: profit },
    };
  },
  verdict: (given) => {
    const margin = 100 - (100 * given.value("cost")) / given.value("price");
    return `${margin >= 60 ? "Yes, that is comfortable for goods" : margin >= 40 ? "It is fair, as long as you sell directly" : "It is thin"}: ${percent(margin)} of the price stays, and your time, the unsold and a shop's share all come out of that. With a reseller who takes half, you need at least 60%. Put your minutes on one piece next to it, and see what an hour brings.`;
  },
  askFor: {
    price: "What do you sell one for?",
    cost: "What does one cost you in material, packaging and fees? A receipt divided by the pieces is close enough.",
  },
};

export const WHOLESALE: Solver = {
  id: "wholesale",
  cue: cues([
    /\b(?:wholesale|reseller|retailers?|stockist|consignment|trade price|(?:shop|store|gallery|boutique|florist|deli|cafe|bookshop|dealer)\b[^.?!]*\b(?:takes?|wants?|keeps?|cut|percent|%|half|third|doubles?))/iu,
    2.6,
  ]),
  slots: [
    PRICE,
    { key: "cut", fit: percentFor(["cut", "fee", "discount"], 0.5), takesRest: true },
    COST,
    { ...COUNT, takesRest: false, fit: countFor([], () => 0) },
  ],
  needs: [["price", "cut"]],
  answer: (given) => {
    const [price, cost, count] = [given.value("price"), given.value("cost"), given.value("count", 1)];
    const mine = price * (1 - given.share("cut"));
    const all =
      count > 1
        ? ` For ${given.things(count)} that is ${given.money((mine - cost) * count)}${cost > 0 ? " after cost" : ""}.`
        : "";
    return {
      result: `You get ${given.money(mine)} of the ${given.money(price)}${cost > 0 ? `, and ${given.money(mine - cost)} stays after your cost` : ""}.${all}`,
      sum: `${figure(price)} × ${plainNumber(1 - given.share("cut"), 3)} = ${figure(mine)}${cost > 0 ? `; ${figure(mine)} − ${figure(cost)} = ${figure(mine - cost)}` : ""}.`,
      limit:
        cost > 0
          ? mine - cost > 0.25 * mine
            ? "That can work if the shop saves you the selling time and orders again."
            : "That is thin: a few damaged pieces eat it up."
          : "It only works if your cost and time stay well below that, since the shop's part never comes back.",
      next: "Ask for a first order of a few pieces, paid on delivery, before you agree to more.",
    };
  },
  askFor: {
    price: "What is the price on the shelf?",
    cut: "How many percent does the shop want to keep? Between 30 and 50 is common.",
  },
};

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
