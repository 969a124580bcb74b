import { figure, percent, roundedUp } from "../format.ts";
import { COST, PRICE, PROFIT_EACH } from "../slots.ts";
import { countFor, cues, moneyFor, percentFor, type Solver } from "../solver.ts";

export const COST_PER_CLIENT: Solver = {
  id: "cost-per-client",
  cue: cues(
    [
      /\b(?:client|customer|lead|enquiry|inquiry|sale|sign-?up|order|buyer|booking|subscriber|member|student)\b[^.?!]*\bcosts?\b[^.!]*\??$/iu,
      2.8,
    ],
    [
      /\b(?:cost|pay|paid|spen[dt]|worth)\b[^.?!]*\b(?:client|customer|lead|enquiry|inquiry|sale|sign-?up|order|buyer|booking|subscriber|one|each|member|student)\b/iu,
      2.6,
    ],
    [
      /\b(?:per|cost of an?|each) (?:client|customer|lead|enquiry|sale|order|booking|sign-?up|subscriber)\b|\bacquisition\b|\bcac\b/iu,
      3,
    ],
  ),
  slots: [
    { key: "spend", fit: moneyFor(["spend"]), takesRest: true },
    { key: "clients", fit: countFor(["part", "convert"]), takesRest: true },
    {
      key: "leads",
      fit: countFor(["whole"], ({ roles }) =>
        (roles.whole ?? 0) > 0.5 && (roles.part ?? 0) < (roles.whole ?? 0) + 0.2 ? 0 : -3,
      ),
    },
  ],
  needs: [
    ["spend", "clients"],
    ["spend", "leads"],
  ],
  answer: (given) => {
    const buyers = given.has("clients") ? given.value("clients") : given.value("leads");
    const each = given.value("spend") / buyers;
    const leads = given.value("leads");
    const asksLead =
      /\b(?:lead|enquiry|inquiry|click|visitor)\b[^.?!]*\?/iu.test(given.inputs.question) && leads > 0;
    const forLead = leads > 0 ? ` An enquiry came to ${given.money(given.value("spend") / leads)}.` : "";
    return {
      result:
        asksLead && !/client|customer|sale/iu.test(given.inputs.question.slice(-60))
          ? `${given.money(given.value("spend") / leads)} for each of them, and ${given.money(each)} for one who bought.`
          : `${given.money(each)} for each one who bought.${forLead}`,
      sum: `${given.rawTerms("spend")} ÷ ${figure(buyers)} = ${figure(each)}.`,
      limit: `It paid off if one brings you clearly more than ${given.money(each)} after your costs, over the whole time they stay.`,
      next: "Write next to each new customer where they came from; after ten you know which way is the cheapest.",
    };
  },
  askFor: {
    clients: "How many became customers through it?",
    spend: "What did you spend on it, your own material included?",
  },
};

export const AD_BUDGET: Solver = {
  id: "ad-budget",
  cue: (question) =>
    /\b(?:ads?|advert\w*|click|budget|campaign|promot\w+|boost|leaflet|flyers?)\b/iu.test(question) &&
    /\b(?:how much (?:can|could|may|should)|can i|afford|max\w*|at most|budget)\b/iu.test(question)
      ? 2.8
      : /\b(?:afford|spend|pay)\b[^.?!]*\b(?:to (?:win|get)|for) (?:a|one|each) (?:new )?(?:customer|client|sale)/iu.test(
            question,
          )
        ? 2.8
        : 0,
  slots: [
    PROFIT_EACH,
    PRICE,
    COST,
    { key: "rate", fit: percentFor(["convert", "whole", "part"], 0.6) },
    { key: "sales", fit: countFor(["part", "target"]) },
  ],
  needs: [["profitEach"], ["price", "cost"]],
  answer: (given) => {
    const each = given.has("profitEach")
      ? given.value("profitEach")
      : given.value("price") - given.value("cost");
    const isClick = given.has("rate");
    const most = isClick
      ? each * given.share("rate")
      : given.has("sales")
        ? each * given.value("sales")
        : each;
    const profit = given.has("profitEach")
      ? figure(each)
      : `(${figure(given.value("price"))} − ${given.rawTerms("cost")})`;
    const factor = isClick
      ? ` × ${percent(given.value("rate"))}`
      : given.has("sales")
        ? ` × ${figure(given.value("sales"))}`
        : "";
    const what = isClick ? "a click or visitor" : given.has("sales") ? "for them all" : "a sale";
    return {
      result: `At most ${given.money(most)} ${what}; at that point nothing is left, so aim for half, ${given.money(most / 2)}.`,
      sum: `${profit}${factor} = ${figure(most)}.`,
      limit: `What one sale leaves you, ${given.money(each)}, is the ceiling; only buyers who come again allow more.`,
      next: `Try it with a small sum, such as ${given.money(Math.max(1, roundedUp(each * 3)))}, and stop to count before you add to it.`,
    };
  },
  askFor: {
    profitEach: "What does one sale leave you after material and fees?",
    cost: "What does one cost you?",
  },
};
