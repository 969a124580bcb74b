import { formatCount, formatMilliseconds, formatShare } from "../analytics/figures.ts";
import type { AlertType } from "./system-health.ts";

/** Figures of one process over the last five minutes. */
export interface AlertWindow {
  readonly requests: number;
  /** Null without requests. */
  readonly p95Ms: number | null;
  /** 0 to 1; null without requests. */
  readonly errorRate: number | null;
  /** 0 to 100, on average. */
  readonly cpu: number;
  readonly memory: number;
  readonly generations: number;
  /** 0 to 1; null without generations. */
  readonly generationSuccess: number | null;
  /** Current queue length. */
  readonly queue: number;
}

/** A rule whose limit is exceeded. */
export interface Breach {
  readonly rule: AlertRule;
  readonly type: AlertType;
  readonly title: string;
  readonly message: string;
}

interface Rule {
  readonly value: (window: AlertWindow) => number | null;
  readonly limits: Record<AlertType, number>;
  /** Set if values below the limit are bad. */
  readonly isFloor?: true;
  /** Applies only with enough requests to be meaningful. */
  readonly needsRequests?: true;
  readonly title: (limit: number) => string;
  readonly message: (value: number, window: AlertWindow) => string;
}

const ENOUGH_REQUESTS = 20;
const LATELY = "in the last 5 minutes";

const percent = (value: number) => `${Math.round(value)}%`;
const load = (name: string): Pick<Rule, "limits" | "title" | "message"> => ({
  limits: { warning: 75, critical: 90 },
  title: (limit) => `${name} above ${limit}%`,
  message: (value) => `${percent(value)} on average ${LATELY}.`,
});

const RULES = {
  response_time: {
    value: ({ p95Ms }) => p95Ms,
    limits: { warning: 1_000, critical: 3_000 },
    needsRequests: true,
    title: (limit) => `API p95 above ${formatMilliseconds(limit).replace(".0", "")}`,
    message: (value, { requests }) =>
      `${formatMilliseconds(value)} over ${formatCount(requests)} requests ${LATELY}.`,
  },
  errors: {
    value: ({ errorRate }) => errorRate,
    limits: { warning: 0.02, critical: 0.05 },
    needsRequests: true,
    title: (limit) => `Error rate above ${formatShare(limit)}`,
    message: (value, { requests }) =>
      `${formatShare(value, 1)} of ${formatCount(requests)} requests failed ${LATELY}.`,
  },
  cpu: { value: ({ cpu }) => cpu, ...load("CPU") },
  memory: { value: ({ memory }) => memory, ...load("Memory") },
  generation: {
    value: ({ generationSuccess }) => generationSuccess,
    limits: { warning: 0.95, critical: 0.8 },
    isFloor: true,
    needsRequests: true,
    title: (limit) => `Generation success below ${formatShare(limit)}`,
    message: (value, { generations }) =>
      `${formatShare(value)} of ${formatCount(generations)} generations went well ${LATELY}.`,
  },
  queue: {
    value: ({ queue }) => queue,
    limits: { warning: 100, critical: 1_000 },
    title: (limit) => `Queue above ${limit.toLocaleString("en")}`,
    message: (value) => `${formatCount(value)} operations are waiting.`,
  },
} as const satisfies Record<string, Rule>;

export type AlertRule = keyof typeof RULES;
export const ALERT_RULES = Object.keys(RULES) as AlertRule[];

/** Rules whose limit is exceeded, in the order of the rules. */
export function findBreaches(window: AlertWindow): Breach[] {
  return ALERT_RULES.flatMap((name) => {
    const rule: Rule = RULES[name];
    const value = rule.value(window);
    if (value === null || (rule.needsRequests && window.requests < ENOUGH_REQUESTS)) return [];
    const isBeyond = (limit: number) => (rule.isFloor ? value < limit : value >= limit);
    const type = (["critical", "warning"] as const).find((each) => isBeyond(rule.limits[each]));
    if (!type) return [];
    return { rule: name, type, title: rule.title(rule.limits[type]), message: rule.message(value, window) };
  });
}

const GOOD_SAMPLES = 3;

type AlertStep = "none" | "open" | "renew" | "count" | "resolve";

/** What a sample does to a rule's alert: it stays open until three samples in a row are good. */
export function nextStep(open: { readonly goodSamples: number } | undefined, isBreached: boolean): AlertStep {
  if (isBreached) return open ? "renew" : "open";
  if (!open) return "none";
  return open.goodSamples + 1 >= GOOD_SAMPLES ? "resolve" : "count";
}
