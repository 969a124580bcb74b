export const HEALTH = ["excellent", "good", "warning", "critical"] as const;
export type Health = (typeof HEALTH)[number];

export interface SystemFigures {
  readonly requests: number;
  readonly averageResponseMs: number;
  /** 0 to 1 */
  readonly errorRate: number;
  /** 0 to 100 */
  readonly cpu: number;
  readonly memory: number;
  /** 0 to 1; null where nothing was generated. */
  readonly generationSuccess: number | null;
}

/** Too few answers say nothing about errors. */
const ENOUGH_REQUESTS = 20;

/** Critical and warning where a limit is passed; excellent when quick and nearly without errors. */
export function systemHealth(figures: SystemFigures): Health {
  if (isBeyond(figures, { errors: 0.05, resources: 90, success: 0.8 })) return "critical";
  if (isBeyond(figures, { errors: 0.02, resources: 75, success: 0.95 })) return "warning";
  return figures.averageResponseMs < 200 && figures.errorRate < 0.005 ? "excellent" : "good";
}

interface Limits {
  readonly errors: number;
  readonly resources: number;
  readonly success: number;
}

function isBeyond(figures: SystemFigures, { errors, resources, success }: Limits): boolean {
  const { requests, errorRate, cpu, memory, generationSuccess } = figures;
  return (
    (requests >= ENOUGH_REQUESTS && errorRate >= errors) ||
    Math.max(cpu, memory) >= resources ||
    (generationSuccess ?? 1) < success
  );
}
