import type { AlertEvent } from "#domain/performance/alert-delivery.ts";
import { type MailPage, mailHtml, mailPlainText } from "#server/platform/mail/mail-page.ts";
import type { Mail } from "#server/platform/mail/mailer.ts";
import type { Delivery, findAlerts } from "./deliveries.repository.ts";

export type ToldAlert = Awaited<ReturnType<typeof findAlerts>>[number];

interface Sender {
  readonly publicUrl: URL;
  readonly operator: string;
}

/** What a webhook gets. */
export function webhookBody({ id, event }: Delivery, alert: ToldAlert | undefined, { publicUrl }: Sender) {
  return JSON.stringify({
    id,
    event: `alert.${event}`,
    instance: publicUrl.origin,
    alert: alert
      ? {
          id: alert.id,
          rule: alert.rule,
          type: alert.type,
          title: alert.title,
          message: alert.message,
          openedAt: alert.opened_at.toISOString(),
          resolvedAt: alert.resolved_at?.toISOString() ?? null,
        }
      : null,
  });
}

/** The id is the delivery's: each attempt is the same mail to the receiver. */
export function alertMail(
  { id, event, target, created_at }: Delivery,
  alert: ToldAlert | undefined,
  sender: Sender,
): Mail {
  const page = alert ? alertPage(event, alert, sender) : testPage(sender);
  return {
    id,
    to: { name: "", address: target },
    subject: page.subject,
    text: mailPlainText(page),
    html: mailHtml(page),
    date: created_at,
  };
}

function alertPage(event: AlertEvent, alert: ToldAlert, sender: Sender): MailPage {
  const isOver = event === "resolved";
  const word = isOver ? "Over" : alert.type === "critical" ? "Critical" : "Warning";
  const times = [
    `Since ${timeText(alert.opened_at)}.`,
    ...(isOver && alert.resolved_at ? [`Over since ${timeText(alert.resolved_at)}.`] : []),
  ];
  return {
    ...commonParts(sender),
    subject: `${word}: ${alert.title}`,
    preheader: alert.message,
    band: isOver ? "An alert is over" : event === "worsened" ? "An alert got worse" : "A new alert",
    tone: isOver ? "calm" : alert.type,
    paragraphs: [alert.message, times.join("\n"), `Instance ${alert.instance} at ${sender.publicUrl.host}.`],
  };
}

function testPage(sender: Sender): MailPage {
  return {
    ...commonParts(sender),
    subject: "Test: alerts arrive here",
    preheader: "Nothing is wrong: somebody tried where alerts go.",
    band: "A test alert",
    tone: "calm",
    paragraphs: ["Nothing is wrong: an admin pressed Send test alert in the console."],
  };
}

function commonParts({ publicUrl, operator }: Sender) {
  return {
    button: { text: "Open System", url: `${publicUrl.origin}/analytics/system` },
    because: "ALERT_EMAILS of this instance names your address",
    operator,
  };
}

/** Whoever reads it may be in any zone. */
function timeText(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
