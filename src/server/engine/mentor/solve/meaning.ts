import { figure, money, percent, roundedUp } from "./format.ts";
import type { Solved } from "./solve.ts";

/** Topics of the sums that are not about a price. */
const TOPICS: Readonly<Record<string, string>> = {
  "break-even": "cash-flow",
  "costs-total": "cash-flow",
  "yearly-cost": "cash-flow",
  "time-to-save": "cash-flow",
  "tax-aside": "tax",
  result: "cash-flow",
  ledger: "cash-flow",
  "two-ways": "cash-flow",
  "offer-total": "cash-flow",
  "churn-rate": "retention",
  "churn-left": "retention",
  "customer-value": "metrics",
  conversion: "metrics",
  "paying-share": "metrics",
  funnel: "metrics",
  gap: "first-customers",
  stock: "stalls",
  "cost-per-client": "ads",
  "ad-budget": "ads",
};

/** Sums about a price are the rule. */
export function topicOfSum(solver: string): string {
  return TOPICS[solver] ?? "pricing";
}

/** Figures of the business that are known from before, by their fact. */
type Known = Readonly<Record<string, number | undefined>>;
type Says = (solved: Solved, known: Known) => string | null;

/** What a result means beside the person's own figures; empty where the sum says all there is. */
export function closingOf(solved: Solved, known: Known): string {
  return CLOSINGS[solved.solver]?.(solved, known) ?? "";
}

const CLOSINGS: Readonly<Record<string, Says>> = {
  "price-from-cost": besideOwnPrice,
  "price-for-target": besideOwnPrice,
  "hourly-rate": besideOwnWage,
  "target-count": (solved) => ofMargin(solved) ?? ofSaleLeft(solved, "target"),
  "break-even": (solved) => ofMargin(solved) ?? ofSaleLeft(solved, "fixed"),
  "batch-unit": (solved) => {
    const cost = resultOf(solved);
    return cost
      ? `At a price of ${inCurrency(solved, 2 * cost)} half would be left as margin over this cost.`
      : null;
  },
  "offer-total": (solved) => {
    const total = resultOf(solved);
    return total
      ? `If your costs come to a third of the price, about ${inCurrency(solved, (total * 2) / 3)} stays.`
      : null;
  },
  funnel: (solved) => {
    const count = solved.found.goal ?? 0;
    const saved = Math.round(count - count / 1.1);
    return saved > 0
      ? `Track that number each week: a message or an offer that does a tenth better saves you ${saved} of them.`
      : null;
  },
  "customer-value": ({ inputs: { values } }) => {
    const [price, winning] = [values.price?.value, values.winning?.value];
    return price && winning
      ? `At a price of ${figure(price)} the ${figure(winning)} are back after ${figure(roundedUp(winning / price))} months; everybody who stays longer is profit.`
      : null;
  },
  "churn-left": ({ inputs: { values } }) => {
    const churn = values.churn?.value;
    return churn ? `At that rate a customer stays about ${figure(Math.round(100 / churn))} months.` : null;
  },
};

function besideOwnPrice(solved: Solved, { unitPrice }: Known): string | null {
  const price = resultOf(solved);
  if (!price || !unitPrice || unitPrice === price) return null;
  const apart = inCurrency(solved, Math.abs(price - unitPrice));
  return unitPrice < price
    ? `Your price is ${inCurrency(solved, unitPrice)} now, ${apart} below that.`
    : `Your price of ${inCurrency(solved, unitPrice)} is already ${apart} above that.`;
}

function besideOwnWage(solved: Solved, { hourlyWage }: Known): string | null {
  const rate = resultOf(solved);
  if (!rate || !hourlyWage || rate === hourlyWage) return null;
  const apart = inCurrency(solved, Math.abs(rate - hourlyWage));
  return `You want ${inCurrency(solved, hourlyWage)} an hour, so this is ${apart} ${rate < hourlyWage ? "short of" : "above"} it.`;
}

const THIN = 30;
const WIDE = 60;

function ofMargin({ inputs: { values } }: Solved): string | null {
  const [price, cost] = [values.price?.value, values.cost?.value];
  if (!price || !cost || cost >= price) return null;
  const margin = (100 * (price - cost)) / price;
  const means =
    margin < THIN
      ? "which is thin: one discount or a spoilt piece eats it"
      : margin > WIDE
        ? "which leaves room for a fee, a sale or your own time"
        : "which is sound as long as your time is in it";
  return `At that price and cost your margin is ${percent(Math.round(margin))}, ${means}.`;
}

/** How far the count goes up if a sale leaves a tenth less. */
function ofSaleLeft(solved: Solved, key: string): string | null {
  const { values } = solved.inputs;
  const [each, sum] = [values.profitEach?.value ?? values.price?.value, values[key]?.value];
  if (!each || !sum) return null;
  return `It hangs on the margin: if a dearer cost or a lower price takes ${inCurrency(solved, each / 10)} off each, you need ${figure(roundedUp(sum / (each * 0.9)))}.`;
}

/** The last figure of the sum. */
function resultOf({ short }: Solved): number | null {
  const found = [...short.matchAll(/= ([\d,]+(?:\.\d+)?)/gu)].at(-1)?.[1];
  const value = Number(found?.replaceAll(",", ""));
  return Number.isFinite(value) && value > 0 ? value : null;
}

function inCurrency({ inputs: { currency } }: Solved, value: number): string {
  return money(value, currency);
}

/** Why the missing number is asked for. */
export function purposeOf(solver: string): string {
  const topic = topicOfSum(solver);
  if (topic === "retention") return "Then I can tell how fast customers leave and how long one stays.";
  if (topic === "metrics" || topic === "ads")
    return "Then I can tell the rate, and what one customer may cost.";
  return "Then I can tell what it costs you, and which price leaves a margin.";
}
