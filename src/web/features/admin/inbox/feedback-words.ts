import type { FeedbackType } from "#contracts/feedback.ts";
import type { BadgeTone } from "#web/ui/badge.tsx";

export const STATUS_WORDS = { new: "New", seen: "Seen", done: "Done" } as const;

export const TYPE_LOOKS: Record<FeedbackType, { word: string; tone: BadgeTone }> = {
  bug: { word: "Bug", tone: "danger" },
  feature: { word: "Feature", tone: "info" },
  ui: { word: "UI", tone: "level" },
  ai: { word: "AI", tone: "primary" },
};

/** The time of a message of today, the day of an older one. */
export function sentText(at: Date, now: Date): string {
  if (at.toDateString() === now.toDateString())
    return at.toLocaleTimeString("en", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  const isThisYear = at.getFullYear() === now.getFullYear();
  return at.toLocaleDateString("en", {
    day: "numeric",
    month: "short",
    ...(!isThisYear && { year: "numeric" }),
  });
}
