/** What the result of a sum means for the business, in a sentence that closes the answer, and its topic. */
interface Meaning {
  readonly topic: string;
  readonly says: string;
}

const PRICE: Meaning = {
  topic: "pricing",
  says: "Price and cost decide it together: each cent of margin more counts on every single sale.",
};
const BUDGET: Meaning = {
  topic: "cash-flow",
  says: "Put it into your monthly budget, next to the price and the costs you reckon with.",
};
const RATE: Meaning = {
  topic: "metrics",
  says: "Track that number weekly: the rate shows whether the message or the offer to customers needs work.",
};
const STAYING: Meaning = {
  topic: "retention",
  says: "Track the rate each month with the reason people give when they leave: it tells you what makes the others stay.",
};
const HOURS: Meaning = {
  topic: "pricing",
  says: "If the hour is worth too little, change the price you charge or the minutes it takes.",
};

const MEANINGS: Readonly<Record<string, Meaning>> = {
  "break-even": BUDGET,
  "costs-total": BUDGET,
  "yearly-cost": BUDGET,
  "time-to-save": BUDGET,
  "tax-aside": { ...BUDGET, topic: "tax" },
  result: BUDGET,
  "offer-total": BUDGET,
  "churn-rate": STAYING,
  "churn-left": STAYING,
  "customer-value": {
    topic: "metrics",
    says: "So the price and how long people stay decide what winning one customer may cost.",
  },
  conversion: RATE,
  "paying-share": RATE,
  funnel: RATE,
  gap: {
    topic: "first-customers",
    says: "The next clients come from people you ask yourself: make a list, and offer each one thing.",
  },
  stock: {
    topic: "stalls",
    says: "For a stall or a fair, a little less than enough costs you less than leftovers.",
  },
  "cost-per-client": {
    topic: "ads",
    says: "Compare that cost with the price they pay and stay with the cheapest way to a customer.",
  },
  "ad-budget": {
    topic: "ads",
    says: "Make it the budget of one small test, and stop the ads when it is spent.",
  },
  "hourly-rate": HOURS,
  "time-cost": HOURS,
  "work-time": HOURS,
};

/** Sums about a price are the rule. */
export function meaningOf(solver: string): Meaning {
  return MEANINGS[solver] ?? PRICE;
}

/** Why the missing number is asked for. */
export function purposeOf(solver: string): string {
  const { topic } = meaningOf(solver);
  if (topic === "retention") return "Then I can tell how fast customers leave and how long one stays.";
  if (topic === "metrics" || topic === "ads")
    return "Then I can tell the rate, and what one customer may cost.";
  return "Then I can tell what it costs you, and which price leaves a margin.";
}
