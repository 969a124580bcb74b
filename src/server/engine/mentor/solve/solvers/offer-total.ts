import type { Amount } from "../amounts.ts";
import { counted, figure, hoursTerm } from "../format.ts";
import { COUNT, PRICE } from "../slots.ts";
import {
  countFor,
  cues,
  type Given,
  hoursFor,
  type Input,
  moneyFor,
  type Parts,
  type Solver,
  spanFor,
  strongest,
} from "../solver.ts";
import { type Period, periodsIn } from "../units.ts";

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

/** "15 ask, 2 buy": two counts give no sum; a price says that it is one. */
function isBareCount(amount: Amount): boolean {
  return (
    amount.kind === "bare" &&
    !amount.isEach &&
    amount.per === null &&
    strongest(amount, ["price", "cost", "fixed", "spend", "income"]) === 0
  );
}

export const OFFER_TOTAL: Solver = {
  id: "offer-total",
  cue: (question) =>
    /\binstead of\b|\bhow much more\b|\b(?:that|earn|make) (?:per|an) hour\s?\?|\bhourly rate\s?\?/iu.test(
      question,
    )
      ? 0
      : asksForTotal(question),
  slots: [
    {
      ...PRICE,
      fit: (amount) =>
        isBareCount(amount)
          ? 0
          : PRICE.fit(amount) +
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

interface Rhythm {
  /** How often the price comes in the time asked about. */
  readonly steps: number;
  /** " a month", or " for the 6 months". */
  readonly words: string;
}

function asPeriod(per: Input["per"] | undefined): Period | null {
  return per && per !== "hour" && per !== "minute" ? per : null;
}

/** 2 a week for a year come 104 times; 95 a month for a year comes 12 times. */
function rhythmOf(given: Given): Rhythm {
  const rhythm =
    asPeriod(given.input("count")?.per) ??
    asPeriod(given.input("hours")?.per) ??
    asPeriod(given.input("price")?.per);
  const length = given.input("length");
  if (length?.span) {
    const words = ` for the ${counted(length.value, length.span)}`;
    return { steps: rhythm ? periodsIn(rhythm, length.span) * length.value : length.value, words };
  }
  const asked = given.inputs.period;
  if (rhythm && asked && asked !== rhythm) return { steps: periodsIn(rhythm, asked), words: ` a ${asked}` };
  return { steps: 1, words: rhythm ? ` a ${rhythm}` : "" };
}

function offerTotal(given: Given): Parts | null {
  const price = given.input("price");
  if (!price) return null;
  const { steps, words } = rhythmOf(given);
  const hours = price.per === "hour" ? given.value("hours", 1) : 1;
  const total = price.value * given.value("count", 1) * hours * steps + given.value("extra");
  const factors = [
    given.has("count") ? figure(given.value("count")) : "",
    hours !== 1 ? hoursTerm(hours) : "",
    figure(price.value),
    steps !== 1 ? figure(steps) : "",
  ].filter(Boolean);
  if (factors.length < 2) return null;
  const extra = given.has("extra") ? ` + ${given.rawTerms("extra")}` : "";
  return {
    result: `${given.money(total)}${words}.`,
    sum: `${factors.join(" × ")}${extra} = ${figure(total)}.`,
    limit: given.has("count")
      ? `One ${given.inputs.thing ? given.oneThing : "of them"} fewer takes ${given.money((total - given.value("extra")) / given.value("count"))} off; your costs still come out of it.`
      : "Costs and fees still come out of it, so it is what they pay and not yet what you keep.",
    next: given.has("length")
      ? "Put the sum, what is included and the last day of the offer on one page, and send it while they still think of it."
      : "Set it beside what you pay in the same time, and see what is left for you.",
  };
}
