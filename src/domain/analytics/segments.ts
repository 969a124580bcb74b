import { MS_PER_DAY } from "../general/durations.ts";

export const SEGMENTS = ["New", "Active", "At risk", "Dormant"] as const;
export type Segment = (typeof SEGMENTS)[number];

/** Each definition as one sentence. */
export const SEGMENT_MEANS: Record<Segment, string> = {
  New: "Signed up less than 7 days ago.",
  Active: "Signed up earlier, and was here in the last 7 days.",
  "At risk": "Was here last 8 to 30 days ago.",
  Dormant: "Was here last more than 30 days ago, or never.",
};

/** New in the first week; after that, by the time of the last visit. */
export function segmentOf(signedUpAt: Date, lastSeenAt: Date | null, now: Date): Segment {
  if (now.getTime() - signedUpAt.getTime() < 7 * MS_PER_DAY) return "New";
  const awayDays = lastSeenAt
    ? (now.getTime() - lastSeenAt.getTime()) / MS_PER_DAY
    : Number.POSITIVE_INFINITY;
  if (awayDays <= 7) return "Active";
  return awayDays <= 30 ? "At risk" : "Dormant";
}
