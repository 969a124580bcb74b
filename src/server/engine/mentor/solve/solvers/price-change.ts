import { figure, roundedUp } from "../format.ts";
import { COUNT, PRICE } from "../slots.ts";
import { countFor, cues, type Given, moneyFor, type Parts, percentFor, type Solver } from "../solver.ts";

const asksAboutRise = cues(
  [
    /\b(?:better (?:off|or worse)|worse (?:off|or better)|worth (?:raising|it)|more or less|earn (?:more|less)|lose (?:money|out)|make more|still (?:earn|make)|come out ahead|ahead|up or down|how many (?:can|could|may)\b[^.?!]*\b(?:lose|leave|go|quit|drop)|afford to lose)\b/iu,
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
    /\binstead of \d+ (?!euros|dollars|pounds)\p{L}+|\bcosts? (?:me )?(?:went|rose|rise|goes?|has|have)\b|\bhow much more (?:per|each|a|for each|do i|should i|must i|would i)\b/iu.test(
      question,
    )
      ? 0
      : asksAboutRise(question),
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
      key: "former",
      fit: (amount) =>
        (amount.kind === "bare" || amount.kind === "count") && /\binstead of\s$/iu.test(amount.before)
          ? 3
          : 0,
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

function newPriceOf(given: Given): number {
  if (given.has("newPrice")) return given.value("newPrice");
  const price = given.value("price");
  return given.input("rise")?.kind === "percent"
    ? price * (1 + given.share("rise"))
    : price + given.value("rise");
}

function leavingOf(given: Given): number {
  if (given.has("former")) return given.value("former") - given.value("count");
  const isShare = given.input("leaving")?.kind === "percent";
  return isShare ? Math.round(given.value("count") * given.share("leaving")) : given.value("leaving");
}

function verdictOf(given: Given, before: number, after: number, leaving: number): string {
  const difference = after - before;
  const fewer = leaving > 0 ? `, with ${figure(leaving)} fewer to serve` : "";
  const both = `${given.aPeriod} (${given.money(after)} against ${given.money(before)} now)${fewer}.`;
  if (Math.abs(difference) < 0.005) return `The same money${both}`;
  if (difference > 0) return `Yes, better off: ${given.money(difference)} more${both}`;
  return `No: ${given.money(-difference)} less${both}`;
}

function priceChange(given: Given): Parts {
  const [count, price] = [given.value("former", given.value("count")), given.value("price")];
  const [raised, leaving] = [newPriceOf(given), leavingOf(given)];
  const [before, after] = [count * price, (count - leaving) * raised];
  const limit = Math.max(0, Math.floor(count - before / raised + 1e-6));
  const below = `with ${figure(limit + 1)} gone you are at ${given.money((count - limit - 1) * raised)}, below today.`;
  const asksLimit = leaving === 0 && /\bhow many\b/iu.test(given.inputs.question);
  const lead = asksLimit
    ? `If all stay you gain ${given.money(after - before)}`
    : `Up to ${figure(limit)} may leave`;
  return {
    result: asksLimit
      ? `${figure(limit)} may leave before you earn less than today.`
      : verdictOf(given, before, after, leaving),
    sum: `${figure(count)} × ${figure(price)} = ${figure(before)}; ${figure(count - leaving)} × ${figure(raised)} = ${figure(after)}.`,
    limit:
      raised > price
        ? `${lead}; ${below}`
        : `At the lower price you need ${figure(roundedUp(before / raised))} to earn what you earn today.`,
    next: "Start with new customers, and write to the present ones two months ahead with a date and one reason.",
  };
}
