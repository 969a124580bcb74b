import { counted, figure, percent, plainNumber, roundedUp } from "./format.ts";
import { COST, FEE, FIXED, PRICE, PROFIT_EACH, TARGET, TAX } from "./slots.ts";
import { countFor, cues, type Given, type Parts, percentFor, type Solver, spanFor } from "./solver.ts";
import { periodsIn } from "./units.ts";

export const HOW_MANY =
  /\bhow (?:many|much (?:do|must|would|should) i (?:have to |need to )?sell)\b|\bhow often\b|\bnumber of\b/iu;
const EVEN =
  /\bbreak(?:ing)?[- ]?even\b|\bworth it\b|\bat zero\b|\bcover(?:s|ed)?\b|\bpay(?:s)? (?:for itself|off|itself)\b|\bearn anything\b|\b(?:get|earn|make)\b[^.?!]{0,30}\bback\b|\bnot (?:to )?(?:lose|make a loss)\b|\bin the (?:black|plus|red)\b|\bbefore i (?:make|earn|see|am)\b|\bprofitable\b|\bto pay for\b/iu;

/** What one sale leaves, with the sum for it. */
function unitProfit(given: Given): { each: number; terms: string } {
  const price = given.has("profitEach") ? given.value("profitEach") : given.value("price");
  const afterFee = price * (1 - given.share("fee"));
  const hasCost = given.has("cost") && !given.has("profitEach");
  const each = afterFee - (hasCost ? given.value("cost") : 0);
  const fee = given.has("fee") ? ` × ${plainNumber(1 - given.share("fee"), 3)}` : "";
  const cost = hasCost ? ` − ${given.rawTerms("cost").replaceAll(" + ", " − ")}` : "";
  return { each, terms: fee || cost ? `(${figure(price)}${fee}${cost})` : figure(price) };
}

function atALoss(given: Given, each: number): Parts {
  return {
    result: `No number is enough: each sale loses ${given.money(-each)}.`,
    sum: `${unitProfit(given).terms} = ${figure(each)}.`,
    limit: "More sales only make the hole deeper, so the price or the cost has to move first.",
    next: "Write the three largest parts of the cost on paper and find the one you can halve this week.",
  };
}

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
    if (each <= 0) return atALoss(given, each);
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
    if (each <= 0) return atALoss(given, each);
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
        given.inputs.period === "month"
          ? `That is about ${figure(roundedUp(count / periodsIn("week", "month")))} a week: see whether your hours allow it before you promise it to yourself.`
          : "Count what you sell in a normal week, and you know how long this takes.",
      isTax: given.has("tax"),
    };
  },
  askFor: {
    profitEach:
      "What does one sale leave you after material and fees? If you only know the price, tell me that and the cost.",
    target: "How much do you want to earn, and in what time?",
  },
};

export const DISCOUNT_EXTRA: Solver = {
  id: "discount-extra-sales",
  cue: (question) =>
    /\b(?:off|discount\w*|sale|cheaper|lower|drop|reduc\w+|cut)\b/iu.test(question) &&
    /\b(?:how many (?:more|extra|would|do|must|will)|how much more|same (?:profit|money|income|amount)|make up|more (?:do|must|would)|to end up|extra)\b/iu.test(
      question,
    )
      ? 3.5
      : 0,
  slots: [
    PRICE,
    COST,
    PROFIT_EACH,
    { key: "discount", fit: percentFor(["discount"], 0.6) },
    {
      key: "units",
      fit: countFor([], ({ before }) =>
        /\b(?:as with|with|on|from|instead of|for|now)\s$/iu.test(before) ? 1 : 0,
      ),
    },
  ],
  needs: [
    ["price", "cost", "discount"],
    ["price", "profitEach", "discount"],
  ],
  answer: (given) => {
    const price = given.value("price");
    const before = given.has("cost") ? price - given.value("cost") : given.value("profitEach");
    const after = before - price * given.share("discount");
    if (after <= 0) return atALoss(given, after);
    const units = given.value("units", 100);
    const needed = roundedUp((before * units) / after);
    const increase = 100 * (before / after - 1);
    return {
      result: `${given.things(needed)} instead of ${figure(units)}, so ${figure(needed - units)} more (${percent(increase)}), for the same profit.`,
      sum: `Before: ${figure(before)} × ${figure(units)} = ${figure(before * units)}. On sale one leaves ${figure(after)}: ${figure(before * units)} ÷ ${figure(after)} = ${figure((before * units) / after)}.`,
      limit: `${percent(given.value("discount"))} off the price is ${percent((100 * (before - after)) / before)} off your profit; that is what decides it.`,
      next: "Unless you can name where those extra buyers come from, offer a small extra instead of the discount and see whether that sells.",
    };
  },
  askFor: {
    cost: "What does one cost you to make?",
    price: "What is the full price now?",
    discount: "How many percent off do you think of?",
  },
};

export const FUNNEL: Solver = {
  id: "funnel",
  cue: (question) =>
    HOW_MANY.test(question)
      ? 2.4
      : /\b(?:becomes?|turns? into|i get one|do i need)\b/iu.test(question)
        ? 1
        : 0,
  slots: [
    { key: "goal", fit: countFor(["target", "part"], ({ roles }) => ((roles.target ?? 0) > 0.5 ? 0.6 : -1)) },
    { key: "rate", fit: percentFor(["convert", "part", "whole"], 1) },
  ],
  needs: [["goal", "rate"]],
  answer: (given) => {
    const count = roundedUp(given.value("goal") / given.share("rate"));
    const ratio = given.input("rate")?.ratio;
    const sum = ratio
      ? `${figure(given.value("goal"))} × ${figure(ratio[1] / ratio[0])} = ${figure(count)}.`
      : `${figure(given.value("goal"))} ÷ ${plainNumber(given.share("rate"), 3)} = ${figure(count)}.`;
    return {
      result: `About ${given.input("rate")?.noun ? counted(count, given.input("rate")?.noun ?? "") : given.things(count)} for ${figure(given.value("goal"))}.`,
      sum,
      limit: `Your rate is ${percent(given.value("rate"))}; better words or better-chosen people can lift it, and then you need fewer.`,
      next: `Put ${figure(Math.max(1, roundedUp(count / 10)))} of them into this week's calendar and count again afterwards.`,
      found: { goal: count },
    };
  },
  askFor: {
    goal: "How many do you want to win?",
    rate: "Of ten people you ask, how many say yes? Your last ten are a fair guess.",
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

export const GAP: Solver = {
  id: "gap",
  isStatedWhole: true,
  cue: cues(
    [/\b(?:have|got|serve|at)\b[^?]*\b(?:want|need|goal|aim|target|would like)\b/iu, 2],
    [/\bhow many more\b/iu, 2.4],
  ),
  slots: [
    {
      key: "have",
      fit: countFor(["have"], ({ roles }) => ((roles.have ?? 0) > (roles.target ?? 0) ? 0.5 : -2)),
    },
    { key: "want", fit: countFor(["target"], ({ roles }) => ((roles.target ?? 0) > 0.6 ? 0.5 : -2)) },
  ],
  needs: [["have", "want"]],
  answer: (given) => {
    const more = given.value("want") - given.value("have");
    if (more <= 0) return null;
    return {
      result: `That is ${figure(more)} more.`,
      sum: `${figure(given.value("want"))} − ${figure(given.value("have"))} = ${figure(more)}.`,
      limit:
        "How many talks it takes decides how soon you are there: if you know how many of your last ten talks became clients, tell me and I work it out.",
      next: "Write down the names of three people who could be the first of them, and contact one today.",
      found: { goal: more },
    };
  },
  askFor: {},
};
