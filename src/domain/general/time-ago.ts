import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from "./durations.ts";

/** "2 min ago", "3 h ago", "8 days ago"; a moment ahead of this clock is "just now". */
export function timeAgo(at: Date, now: Date): string {
  const passed = now.getTime() - at.getTime();
  if (passed < MS_PER_MINUTE) return "just now";
  if (passed < MS_PER_HOUR) return `${Math.floor(passed / MS_PER_MINUTE)} min ago`;
  if (passed < MS_PER_DAY) return `${Math.floor(passed / MS_PER_HOUR)} h ago`;
  const days = Math.floor(passed / MS_PER_DAY);
  return days === 1 ? "1 day ago" : `${days} days ago`;
}
