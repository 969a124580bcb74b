import type { BusinessType } from "./playbook/vocabulary.ts";

const NEUTRAL = 0.5;
/** Weight of the initial guess against observed behaviour of the type. */
const GUESS_WORTH = 40;

/** Initial guesses of each type's preference for a category, used until there is data. */
const GUESSES: Partial<Record<BusinessType, Record<string, number>>> = {
  "E-commerce": {
    "Product Delivery": 0.62,
    Product: 0.58,
    "Sales & Revenue": 0.58,
    "Content Creation": 0.57,
    "Customer Service": 0.56,
    HR: 0.42,
    "Advanced Sales Activities": 0.45,
  },
  Consulting: {
    "Direct Outreach": 0.6,
    "Partnership & Networking": 0.62,
    Sales: 0.6,
    "Content & Marketing": 0.56,
    Technology: 0.44,
    "Product Delivery": 0.48,
  },
  "Content Creation": {
    "Content Creation": 0.66,
    "Content & Marketing": 0.62,
    Marketing: 0.57,
    "Partnership & Networking": 0.55,
    "Direct Outreach": 0.42,
    Legal: 0.44,
  },
  "Software/Apps": {
    "Product Development": 0.64,
    Technology: 0.62,
    Product: 0.6,
    "Technology & Tools": 0.58,
    "Direct Outreach": 0.43,
    Sales: 0.44,
  },
  SaaS: {
    "Product Development": 0.63,
    Technology: 0.61,
    Product: 0.6,
    "Optimization & Scaling": 0.57,
    "Advanced Customer Engagement": 0.56,
    "Direct Outreach": 0.46,
  },
  "Creative Services": {
    "Content Creation": 0.63,
    Marketing: 0.56,
    Product: 0.55,
    "Partnership & Networking": 0.55,
    Finance: 0.43,
    Technology: 0.45,
  },
  "Online Education": {
    "Content Creation": 0.62,
    "Product Development": 0.59,
    "Market Research": 0.56,
    "Advanced Customer Engagement": 0.56,
    HR: 0.42,
  },
  "Marketing Agency": {
    Marketing: 0.6,
    Sales: 0.58,
    "Direct Outreach": 0.58,
    "Content & Marketing": 0.6,
    HR: 0.53,
    "Product Development": 0.45,
  },
  Freelancing: {
    "Direct Outreach": 0.55,
    Sales: 0.56,
    "Business Operations": 0.56,
    "Financial & Legal": 0.54,
    HR: 0.38,
    "Launch & Promotion": 0.46,
  },
};

/** Outcomes of suggestions in a category, over all people of a type. */
export interface TypeTaste {
  readonly completed: number;
  readonly rejected: number;
}

/** Expected acceptance of such a quest by people of this type, before anything is known of the person. */
export function priorOf(type: BusinessType, category: string, taste: TypeTaste | undefined): number {
  const guess = GUESSES[type]?.[category] ?? NEUTRAL;
  if (!taste) return guess;
  const seen = taste.completed + taste.rejected;
  return (guess * GUESS_WORTH + taste.completed) / (GUESS_WORTH + seen);
}
