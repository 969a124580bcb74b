const REVENUE_NAME = /revenue|sales|income|earned|€|\$|£/iu;

/** A number reported when completing a quest. */
export interface Metric {
  readonly name: string;
  readonly value: number;
}

/** True if the number is revenue above 0. */
export function isRevenue(metric: Metric | undefined): boolean {
  return metric !== undefined && metric.value > 0 && REVENUE_NAME.test(metric.name);
}
