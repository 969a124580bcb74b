import type { Solver } from "../solver.ts";
import { BREAK_EVEN, COSTS_TOTAL } from "./break-even.ts";
import { CHURN_LEFT, CHURN_RATE } from "./churn.ts";
import { CONVERSION, PAYING_SHARE } from "./conversion.ts";
import { COST_LIST } from "./cost-list.ts";
import { CUSTOMER_VALUE } from "./customer-value.ts";
import { DISCOUNT_EXTRA, DISCOUNT_PRICE } from "./discount.ts";
import { FUNNEL, GAP, STOCK } from "./funnel.ts";
import { HOURLY_RATE } from "./hourly-rate.ts";
import { MARGIN, WHOLESALE } from "./margin.ts";
import { OFFER_TOTAL } from "./offer-total.ts";
import { PRICE_CHANGE } from "./price-change.ts";
import { PRICE_FOR_TARGET } from "./price-for-target.ts";
import { PRICE_FROM_COST } from "./price-from-cost.ts";
import { RESULT } from "./result.ts";
import { TARGET_COUNT } from "./target-count.ts";
import { TAX_ASIDE } from "./tax-aside.ts";
import { TIME_COST, TIME_TO_SAVE, WORK_TIME } from "./time.ts";
import { BATCH_UNIT } from "./unit-cost.ts";
import { AD_BUDGET, COST_PER_CLIENT } from "./winning-customers.ts";
import { YEARLY_COST } from "./yearly-cost.ts";

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
  COST_LIST,
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
  COST_LIST,
  PRICE_FROM_COST,
  BREAK_EVEN,
];

export function solverById(id: string): Solver | undefined {
  return SOLVERS.find((solver) => solver.id === id);
}
