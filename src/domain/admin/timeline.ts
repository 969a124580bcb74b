/** What a person's timeline tells: that something happened, never what they wrote. */
export const TIMELINE_KINDS = [
  "joined",
  "onboarded",
  "quest_completed",
  "mentor_asked",
  "review_closed",
  "achievement",
  "signed_in",
  "paid",
  "payment_failed",
  "mail",
  "feedback",
  "operator",
] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];
