import type { AlertDeliveryView } from "#contracts/console/alerts.ts";

/** "Webhook to hooks.example.com: waits after 2 attempts, the webhook answered 503" */
export function deliveryText({ channel, target, state, attempts, error }: AlertDeliveryView): string {
  const name = `${channel === "mail" ? "Mail" : "Webhook"} to ${target}`;
  const tries = attempts === 1 ? "1 attempt" : `${attempts} attempts`;
  const reason = error ? `, ${error.replace(/\.$/u, "")}` : "";
  if (state === "sent") return `${name}: sent`;
  if (state === "failed") return `${name}: given up after ${tries}${reason}`;
  return attempts === 0 ? `${name}: about to be sent` : `${name}: tried again after ${tries}${reason}`;
}
