import { figure, percent, plainNumber } from "../format.ts";
import { COST, COUNT, FEE, PRICE } from "../slots.ts";
import { countFor, cues, percentFor, type Solver } from "../solver.ts";

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
  slots: [
    PRICE,
    COST,
    FEE,
    { key: "pack", fit: countFor(["pack"], ({ roles }) => ((roles.pack ?? 0) > 0.5 ? 0.8 : -3)) },
  ],
  needs: [["price", "cost"]],
  answer: (given) => {
    const pieces = given.value("pack", 1);
    const [price, cost] = [given.value("price"), given.value("cost") * pieces];
    const fee = price * given.share("fee");
    const profit = price - cost - fee;
    const asksMarkup =
      /\bmark-?up\b/iu.test(given.inputs.question) && !/\bmargin\b/iu.test(given.inputs.question);
    const [margin, markup] = [(100 * profit) / price, (100 * profit) / cost];
    const taken = `${figure(price)} − ${pieces > 1 ? `${figure(pieces)} × ` : ""}${given.rawTerms("cost").replaceAll("+", "−")}${fee ? ` − ${figure(fee)}` : ""}`;
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
