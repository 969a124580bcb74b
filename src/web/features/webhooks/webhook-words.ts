import type { WebhookDeliveryView, WebhookView } from "#contracts/webhooks/webhooks.ts";
import type { DeliveredEvent } from "#domain/webhooks/webhooks.ts";
import { t, tn } from "#web/platform/language/text.ts";
import type { BadgeTone } from "#web/ui/badge.tsx";

export const EVENT_WORDS: Record<DeliveredEvent, string> = {
  "quest.completed": t("Quest completed"),
  "level.reached": t("Level reached"),
  "achievement.unlocked": t("Achievement unlocked"),
  "money.added": t("Money entry added"),
  "week.reviewed": t("Week reviewed"),
  test: t("Test"),
};

interface State {
  readonly tone: BadgeTone;
  readonly text: string;
}

export function webhookState({ pausedAt, pausedBy, failingSince }: WebhookView): State {
  if (pausedAt) return { tone: pausedBy === "failing" ? "danger" : "neutral", text: t("Paused") };
  return failingSince ? { tone: "warning", text: t("Failing") } : { tone: "success", text: t("Active") };
}

export function deliveryState({ state, error }: WebhookDeliveryView): State {
  if (state === "sent") return { tone: "success", text: t("Arrived") };
  if (state === "failed") return { tone: "danger", text: t("Given up") };
  // Not by attempts: one that is under way counts already.
  return error ? { tone: "warning", text: t("Trying again") } : { tone: "neutral", text: t("Waiting") };
}

/** "3 attempts. The webhook answered 500." */
export function deliveryDetails({ state, attempts, error }: WebhookDeliveryView): string | null {
  const tries = tn(attempts, "1 attempt", "{n} attempts");
  if (state === "sent") return attempts > 1 ? `${tries}.` : null;
  return error ? `${tries}. ${error.replace(/\.$/u, "")}.` : null;
}
