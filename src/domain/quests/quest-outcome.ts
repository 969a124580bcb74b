import { MS_PER_DAY } from "../general/durations.ts";
import type { QuestOrigin } from "./quest.ts";

const IGNORED_AFTER_MS = 7 * MS_PER_DAY;

/** How a quest ended. */
type QuestOutcome = "completed" | "rejected" | "ignored";

interface EndedQuest {
  readonly completedAt: Date | null;
  readonly rejectedAt: Date | null;
  readonly deletedAt: Date | null;
  readonly dueAt: Date;
}

/** Null while the quest can still be completed. */
export function outcomeOf(quest: EndedQuest, now: Date): QuestOutcome | null {
  if (quest.completedAt) return "completed";
  if (quest.rejectedAt) return "rejected";
  const isLongPast = now.getTime() - quest.dueAt.getTime() > IGNORED_AFTER_MS;
  return quest.deletedAt || isLongPast ? "ignored" : null;
}

/** Rating for training data, 1 to 5; a completed mentor suggestion gets the highest. */
export function ratingOf(origin: QuestOrigin, outcome: "completed" | "rejected"): number {
  if (outcome === "rejected") return 1;
  return origin === "mentor" ? 5 : 4;
}
