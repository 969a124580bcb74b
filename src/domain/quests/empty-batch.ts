/** What kept a batch empty. */
interface EmptyBatch {
  /** Days of the next seven that have time left. */
  readonly days: number;
  /** Whether the person wants short quests only. */
  readonly isShortOnly: boolean;
  /** How many kinds of work the person ruled out. */
  readonly ruledOut: number;
}

/** Why no quest was made, and what helps: an empty batch is never silent. */
export function explainEmptyBatch({ days, isShortOnly, ruledOut }: EmptyBatch): string {
  if (days === 0)
    return "No day of the next seven has time for a quest. Give a day some time in your profile.";
  return [
    "Every quest that fits your path and your week is open or done.",
    "Finish an open one, or correct in your profile what SideQuest knows about your business.",
    ...(isShortOnly ? ["There you can also allow longer quests again."] : []),
    ...(ruledOut > 0 ? ["If something you ruled out is fine again, tell the mentor."] : []),
  ].join(" ");
}
