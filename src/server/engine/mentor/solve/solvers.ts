import type { Solver } from "./solver.ts";
import { BATCH_UNIT, TAX_ASIDE, TIME_COST, TIME_TO_SAVE, WORK_TIME, YEARLY_COST } from "./solvers-cost.ts";
import {
  AD_BUDGET,
  CHURN_LEFT,
  CHURN_RATE,
  CONVERSION,
  COST_PER_CLIENT,
  CUSTOMER_VALUE,
  PAYING_SHARE,
  STOCK,
} from "./solvers-customers.ts";
import { HOURLY_RATE, OFFER_TOTAL, PRICE_CHANGE, RESULT } from "./solvers-income.ts";
import { DISCOUNT_PRICE, MARGIN, PRICE_FOR_TARGET, PRICE_FROM_COST, WHOLESALE } from "./solvers-price.ts";
import { BREAK_EVEN, COSTS_TOTAL, DISCOUNT_EXTRA, FUNNEL, GAP, TARGET_COUNT } from "./solvers-volume.ts";

export const SOLVERS: readonly Solver[] = [
  PRICE_FROM_COST,
  BREAK_EVEN,
  TARGET_COUNT,
  PRICE_CHANGE,
  DISCOUNT_EXTRA,
  DISCOUNT_PRICE,
  MARGIN,
  HOURLY_RATE,
  RESULT,
  CONVERSION,
  COST_PER_CLIENT,
  CHURN_LEFT,
  CHURN_RATE,
  PAYING_SHARE,
  YEARLY_COST,
  BATCH_UNIT,
  OFFER_TOTAL,
  AD_BUDGET,
  STOCK,
  TAX_ASIDE,
  TIME_TO_SAVE,
  WHOLESALE,
  PRICE_FOR_TARGET,
  TIME_COST,
  WORK_TIME,
  FUNNEL,
  CUSTOMER_VALUE,
  COSTS_TOTAL,
  GAP,
];

/** Sums worth doing unasked once a remark completes them. */
export const STATEMENT_SOLVERS: readonly Solver[] = [
  MARGIN,
  BATCH_UNIT,
  TARGET_COUNT,
  HOURLY_RATE,
  CUSTOMER_VALUE,
  FUNNEL,
  GAP,
  CHURN_RATE,
];

export function solverById(id: string): Solver | undefined {
  return SOLVERS.find((solver) => solver.id === id);
}
