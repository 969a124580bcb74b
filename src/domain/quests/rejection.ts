/** Why a quest is not relevant, as offered on its card. A reason is optional, and any other text is kept as it is. */
export const REJECT_REASONS = ["Already done", "Too big", "Not my business", "Not now"] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];

export function asRejectReason(text: string | null | undefined): RejectReason | null {
  const plain = text?.trim().toLowerCase();
  return REJECT_REASONS.find((reason) => reason.toLowerCase() === plain) ?? null;
}

/** Whether a rejection says that quests of this kind are unwanted; the other reasons are about this one quest. */
export function isDislike(reason: string | null): boolean {
  const known = asRejectReason(reason);
  return known === null || known === "Not my business";
}

/** The longest quest to offer after one of this length was too big: half of it, and at least an hour. */
export function hoursAfterTooBig(hours: number): number {
  return Math.max(1, hours / 2);
}
