export type ResourceLevel = "calm" | "high" | "critical";

/** Percent in use. */
export function loadLevel(percent: number): ResourceLevel {
  if (percent >= 90) return "critical";
  return percent >= 75 ? "high" : "calm";
}

/** Percentage of cache hits: high is good, so the scale is reversed. */
export function hitRateLevel(percent: number): ResourceLevel {
  if (percent >= 90) return "calm";
  return percent >= 75 ? "high" : "critical";
}
