import type { DashboardView } from "#contracts/analytics.ts";

export type EngagementDay = DashboardView["userEngagement"][number];

const SHORT_DAY = new Intl.DateTimeFormat("en", { weekday: "short", day: "numeric", timeZone: "UTC" });

/** Sat 7 */
export function shortDay(date: string): string {
  const parts = SHORT_DAY.formatToParts(new Date(`${date.slice(0, 10)}T00:00:00Z`));
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? "";
  return `${part("weekday")} ${part("day")}`;
}
