/** Number formats of the operators' screens. */

const THOUSAND = 1_000;
const MILLION = 1_000_000;

function shortened(value: number): string {
  return value.toFixed(1).replace(/\.0$/u, "");
}

/** 999, 1.2K, 3.4M */
export function formatCount(value: number): string {
  if (value >= MILLION) return `${shortened(value / MILLION)}M`;
  // 999,950 would otherwise read 1000K.
  if (value >= THOUSAND) return value >= 999_950 ? "1M" : `${shortened(value / THOUSAND)}K`;
  return String(Math.round(value * 10) / 10);
}

/** 142ms, 1.2s */
export function formatMilliseconds(value: number): string {
  return Math.round(value) < THOUSAND ? `${Math.round(value)}ms` : `${(value / THOUSAND).toFixed(1)}s`;
}

/** Time a person spent: 45s, 12m, 1.5h */
export function formatDuration(seconds: number): string {
  if (Math.round(seconds) < 60) return `${Math.round(seconds)}s`;
  if (seconds < 3_600) return `${Math.round(seconds / 60)}m`;
  return `${shortened(seconds / 3_600)}h`;
}

/** Formats a value; null is shown as a dash, not as 0. */
export function orDash(value: number | null, format: (value: number) => string): string {
  return value === null ? "—" : format(value);
}

/** A share from 0 to 1 as a percentage; null is shown as a dash, not as 0 %. */
export function formatShare(share: number | null, digits = 0): string {
  return orDash(share, (known) => `${(known * 100).toFixed(digits)}%`);
}

/** `part` of `whole`, or null where there is nothing to divide by. */
export function shareOf(part: number, whole: number): number | null {
  return whole > 0 ? part / whole : null;
}

export type HeatStep = 0 | 1 | 2 | 3;

/** Colour step of an hour, by its share of the busiest hour. */
export function heatStep(activity: number, peak: number): HeatStep {
  const share = shareOf(activity, peak) ?? 0;
  if (share > 0.7) return 3;
  if (share > 0.4) return 2;
  return share > 0.1 ? 1 : 0;
}

const DEEP_SESSION_SECONDS = 7_200;

/** Filled share of the depth bar for an average session. */
export function depthShare(averageSessionSeconds: number): number {
  return Math.min(1, averageSessionSeconds / DEEP_SESSION_SECONDS);
}

/** Decision quality in percent: the average rating times 20, at most 100. */
export function decisionQuality(averageRating: number): number {
  return Math.min(100, averageRating * 20);
}

/** Converts a rating from 1–10 to a scale of 5, with one decimal. */
export function outOfFive(ratingOfTen: number): number {
  return Math.round(ratingOfTen * 5) / 10;
}
