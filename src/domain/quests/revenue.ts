const REVENUE_NAME = /revenue|sales|income|earned|€|\$|£/iu;

/** A number that a person reports when completing a quest. */
export interface Metric {
  readonly name: string;
  readonly value: number;
}

/** True where the number is money that came in. */
export function isRevenue(metric: Metric | undefined): boolean {
  return metric !== undefined && metric.value > 0 && REVENUE_NAME.test(metric.name);
}
