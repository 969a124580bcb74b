import type { PlanKind } from "#domain/admin/plan-kinds.ts";
import type { Segment } from "#domain/analytics/segments.ts";
import type { SubscriptionStatus } from "#domain/billing/subscription.ts";
import type { BadgeTone } from "#web/ui/badge.tsx";

export const PLAN_TONES: Record<PlanKind, BadgeTone> = {
  paying: "success",
  past_due: "danger",
  trial: "primary",
  trial_ended: "warning",
  churned: "danger",
  granted: "info",
  legacy: "level",
  none: "neutral",
};

export const STATUS_WORDS: Record<SubscriptionStatus, string> = {
  unsubscribed: "Unsubscribed",
  trial: "Trial",
  subscribed: "Subscribed",
  legacy: "Legacy",
};

export const SEGMENT_DOTS: Record<Segment, string> = {
  New: "bg-[#5eaaa8]",
  Active: "bg-primary",
  "At risk": "bg-gold",
  Dormant: "bg-text-2",
};
