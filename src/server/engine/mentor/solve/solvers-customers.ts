import { figure, percent, plainNumber, roundedUp } from "./format.ts";
import { COST, COUNT, PRICE, PROFIT_EACH } from "./slots.ts";
import { countFor, cues, moneyFor, percentFor, type Solver, spanFor } from "./solver.ts";
import { periodsIn } from "./units.ts";

const PERCENT_ASKED =
  /\b(?:what|which|how many|in|as a|the) (?:percent(?:age)?|per cent|share|rate|%)|\bin ?%|\bpercent(?:age)?\s?\?|%\s?\?|\bconversion\b|\bconvert\b|\bclose rate\b|\b(?:what'?s|what is) (?:my|the|our) (?:\p{L}+ )?rate\b|\bhit rate\b/iu;

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
      next: "Ask the next three who did not buy what held them back, change that one thing, and count the same number again.",
    };
  },
  verdict: (given) => {
    const rate =
      (100 * Math.min(given.value("part"), given.value("whole"))) /
      Math.max(given.value("part"), given.value("whole"));
    return `${rate >= 10 ? "Yes, for most offers that is a good share" : rate >= 2 ? "It is within the usual: strangers on a web page buy in one to three cases of a hundred, people who know you more often" : "It is on the low side, even for strangers on a web page"}: you are at ${percent(rate)}. What you did last month is the best yardstick for your conversion. Change one thing, the price, the picture or the first sentence, and count the next ${figure(Math.max(given.value("part"), given.value("whole")))} visitors.`;
  },
  askFor: { part: "How many of them bought?", whole: "How many were there in all?" },
};

export const CHURN_RATE: Solver = {
  id: "churn-rate",
  cue: cues(
    [/\bchurn\b|\b(?:left|leave|cancel\w*|quit)\b[^?]*\?/iu, 2],
    [/\bwith my numbers\b|\bwhat (?:percent|rate|share)|in %/iu, 3],
  ),
  slots: [
    { key: "leaving", fit: countFor(["churn"], ({ roles }) => ((roles.churn ?? 0) > 0.5 ? 0.6 : -2)) },
    { key: "count", fit: countFor(["have", "whole"], ({ roles }) => ((roles.churn ?? 0) > 0.8 ? -2 : 0)) },
  ],
  needs: [["leaving", "count"]],
  answer: (given) => {
    const rate = (100 * given.value("leaving")) / given.value("count");
    return {
      result: `${percent(rate)} left${given.aPeriod || " in that time"}: that is your churn.`,
      sum: `${figure(given.value("leaving"))} ÷ ${figure(given.value("count"))} = ${percent(rate)}.`,
      limit: `At that pace a customer stays about ${plainNumber(100 / rate, 0)} ${given.inputs.period ?? "month"}s, and you have to win ${figure(given.value("leaving"))} new ones each time just to stand still.`,
      next: `Write to the ${figure(given.value("leaving"))} who left and ask one question: what happened in the week before?`,
    };
  },
  verdict: (given) => {
    const rate = (100 * given.value("leaving")) / given.value("count");
    return `${rate > 5 ? "Yes, that is a lot" : rate > 3 ? "It is on the high side for small firms as customers, and usual for private people" : "No, that is a good figure"}: at ${percent(rate)} a month about ${figure(Math.round(100 * (1 - (1 - rate / 100) ** 12)))} of 100 customers are gone after a year. With so few leaving, one bad month can mislead, so look at three. Churn falls fastest when you call the next one who cancels on the same day.`;
  },
  askFor: { count: "How many customers did you have at the start of that month?", leaving: "How many left?" },
};

export const CHURN_LEFT: Solver = {
  id: "churn-left",
  cue: cues(
    [
      /\b(?:how many|what)\b[^.?!]*\b(?:left|remain|still|stay|are there|will i have|would i have|do i have)\b/iu,
      2.6,
    ],
    [/\bafter (?:a|\d+|\p{L}+) (?:years?|months?|weeks?)\b/iu, 1.8],
  ),
  slots: [
    { ...COUNT, fit: countFor(["have", "whole"], ({ roles }) => ((roles.churn ?? 0) > 0.8 ? -1.5 : 0)) },
    {
      key: "churn",
      fit: (amount) =>
        Math.max(
          percentFor(["churn"])(amount),
          countFor([], ({ roles }) => ((roles.churn ?? 0) > 0.7 ? 1.2 : -3))(amount),
        ),
    },
    { key: "length", fit: spanFor() },
  ],
  needs: [["count", "churn", "length"]],
  answer: (given) => {
    const count = given.value("count");
    const churn = given.input("churn");
    const length = given.input("length");
    if (!churn || !length?.span) return null;
    const rhythm = churn.per && churn.per !== "hour" && churn.per !== "minute" ? churn.per : "month";
    const steps = periodsIn(rhythm, length.span) * length.value;
    const isShare = churn.kind === "percent";
    const keep = 1 - churn.value / 100;
    const left = isShare ? count * keep ** steps : Math.max(0, count - churn.value * steps);
    const noun = given.inputs.thing ?? "customer";
    return {
      result: `About ${figure(Math.round(left))} ${noun.endsWith("s") || noun === "people" ? noun : `${noun}s`} are left.`,
      sum: isShare
        ? `${figure(count)} × ${plainNumber(keep, 3)}^${plainNumber(steps, 1)} = ${plainNumber(left, 1)}.`
        : `${figure(count)} − ${figure(churn.value)} × ${plainNumber(steps, 1)} = ${plainNumber(left, 1)}.`,
      limit: isShare
        ? `Halving the loss to ${percent(churn.value / 2)} would keep ${figure(Math.round(count * (1 - churn.value / 200) ** steps))}, so keeping people is worth as much as finding new ones.`
        : `You need ${figure(churn.value)} new ones a ${rhythm} just to stay where you are.`,
      next: "Ask the last three who left what was missing, and mend what two of them name.",
    };
  },
  askFor: {
    churn: "How many leave in a normal month? Count the cancellations of the last three and divide by three.",
    length: "After how many months?",
    count: "How many customers do you have now?",
  },
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

export const CUSTOMER_VALUE: Solver = {
  id: "customer-value",
  isStatedWhole: true,
  cue: cues(
    [/\b(?:cac|ltv|acquisition)\b/iu, 2.4],
    [/\b(?:lifetime|worth|value|bring(?:s)? (?:me|in)|stays?)\b/iu, 2],
  ),
  slots: [
    {
      ...PRICE,
      fit: (amount) =>
        PRICE.fit(amount) +
        (amount.per ? 0.8 : 0) -
        (/\b(?:cac|acquisition)\b/iu.test(amount.before) ? 3 : 0),
    },
    { key: "length", fit: spanFor(["stay"], 0.6) },
    { key: "often", fit: countFor([], ({ noun, per }) => (noun === "times" && per ? 2 : -3)) },
    {
      key: "winning",
      fit: moneyFor([], ({ before }) =>
        /\b(?:cac|acquisition|win|get|winning|ads?|costs? me)\b[\p{L}\s]*$/iu.test(before) ? 2.6 : -1,
      ),
    },
    { key: "worth", fit: () => 0 },
  ],
  needs: [
    ["price", "length"],
    ["winning", "worth"],
  ],
  answer: (given) => {
    const price = given.input("price");
    const length = given.input("length");
    const per = given.input("often")?.per ?? price?.per;
    const rhythm = per && per !== "hour" && per !== "minute" ? per : (length?.span ?? "month");
    const months = length?.span ? periodsIn(rhythm, length.span) * length.value * given.value("often", 1) : 1;
    const value = given.has("worth") ? given.value("worth") : (price?.value ?? 0) * months;
    const winning = given.value("winning");
    const ratio = winning > 0 ? value / winning : 0;
    const product = given.has("worth")
      ? ""
      : `${figure(price?.value ?? 0)} × ${figure(months)} = ${figure(value)}`;
    const compared = ratio
      ? `${figure(value)} − ${figure(winning)} = ${figure(value - winning)}; ${figure(value)} ÷ ${figure(winning)} = ${plainNumber(ratio, 1)}`
      : "";
    return {
      result: `One customer brings ${given.money(value)} in all${ratio ? `, ${plainNumber(ratio, 1)} times the ${given.money(winning)} it costs to win one` : ""}.`,
      sum: `${[product, compared].filter(Boolean).join("; ")}.`,
      limit: !ratio
        ? "A third of that is the most to spend on winning one; the length of stay decides it."
        : ratio >= 3
          ? "Three times or more is healthy, so you could spend a little more on winning people."
          : "It earns money, but three times is a safer mark; running costs and slow payback eat the rest.",
      next:
        ratio && ratio < 3
          ? "Find out why people leave when they do: two more months each help more than cheaper ads."
          : "Look at the five who stayed longest and note what they have in common.",
    };
  },
  verdict: (given) => {
    const value = given.has("worth") ? given.value("worth") : given.value("price") * given.value("length");
    const winning = given.value("winning");
    if (!winning)
      return `It depends on what it costs to win one: up to a third of the ${given.money(value)} is safe. Add up last month's ads and your hours for selling, and divide them by the new customers.`;
    const ratio = value / winning;
    return `${ratio >= 3 ? "Yes, that is healthy" : ratio > 1 ? "Okay, but not comfortable" : "No, you lose money on each"}: a customer brings ${plainNumber(ratio, 1)} times what you paid to win them, ${given.money(value - winning)} over, before running costs. Watch how soon the cost of winning one is back${given.value("price") > 0 ? `; at your price that takes ${figure(Math.ceil(winning / given.value("price")))} months` : ""}. Keep the ads as they are and work on people staying longer.`;
  },
  askFor: {
    price: "What does a customer pay you a month?",
    length: "How many months does one stay? Average your last ten.",
    worth: "What does one customer pay you in all? Take the price a month times the months one stays.",
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

export const STOCK: Solver = {
  id: "stock",
  cue: cues([
    /\bhow (?:many|much)\b[^.?!]*\b(?:do|should|must|to|will|would|shall)(?: i| we)? (?:have to |need to )?(?:bring|bake|make|take|prepare|stock|pack|need|order|produce|cook|print)\b/iu,
    2.6,
  ]),
  slots: [
    { key: "people", fit: countFor(["whole"], () => 0.3), takesRest: true },
    { key: "share", fit: percentFor(["convert"], 0.5) },
    {
      key: "each",
      fit: countFor([], ({ isEach, after }) =>
        isEach || /\beach\b|per (?:person|buyer|head)|a head|apiece/iu.test(after) ? 1.4 : -3,
      ),
    },
  ],
  needs: [
    ["people", "share"],
    ["people", "each"],
  ],
  answer: (given) => {
    const [people, each] = [given.value("people"), given.value("each", 1)];
    const buyers = people * (given.has("share") ? given.share("share") : 1);
    const count = roundedUp(buyers * each);
    return {
      result: `About ${given.inputs.thing && !/people|visitor|guest/iu.test(given.inputs.thing) ? given.things(count) : figure(count)}.`,
      sum: `${[figure(people), given.has("share") ? percent(given.value("share")) : "", each !== 1 ? figure(each) : ""].filter(Boolean).join(" × ")} = ${figure(buyers * each)}.`,
      limit: `The share who really buy decides it. With a tenth in reserve it is ${figure(roundedUp(count * 1.1))}; take that only if leftovers keep.`,
      next: "Ask the organiser how many came last year, and one stallholder how many of them bought.",
    };
  },
  askFor: {
    share: "Which share of them buys, do you think? One in ten is a careful guess for a stall.",
    people: "How many people are expected? The organiser knows last year's number.",
  },
};
