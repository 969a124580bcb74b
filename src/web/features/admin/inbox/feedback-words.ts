import type { FeedbackType } from "#contracts/feedback.ts";
import type { BadgeTone } from "#web/ui/badge.tsx";

export const STATUS_WORDS = { new: "New", seen: "Seen", done: "Done" } as const;

export const TYPE_LOOKS: Record<FeedbackType, { word: string; tone: BadgeTone }> = {
  bug: { word: "Bug", tone: "danger" },
  feature: { word: "Feature", tone: "info" },
  ui: { word: "UI", tone: "level" },
  ai: { word: "AI", tone: "primary" },
};
