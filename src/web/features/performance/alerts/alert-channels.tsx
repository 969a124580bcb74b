import { BellRing, type LucideIcon, Mail, Webhook } from "lucide-react";
import type { readAlertChannels } from "#contracts/console/alerts.ts";
import type { OutputOf } from "#contracts/endpoint.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { type BadgeTone, IconTile } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { SectionCard } from "#web/ui/section-card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { When } from "#web/ui/when.tsx";
import { deliveryText } from "./delivery-text.ts";
import { useAlertChannels, useTestAlerts } from "./use-alerts.ts";

type Channels = OutputOf<typeof readAlertChannels>;

/** Where alerts go, as the configuration says, and what became of the latest messages. */
export function AlertChannels() {
  const channels = useAlertChannels();
  return (
    <SectionCard
      title="Where alerts go"
      about="Set by ALERT_EMAILS, ALERT_WEBHOOK_URL and ALERT_WEBHOOK_SECRET."
    >
      {channels.data ? (
        <Known channels={channels.data} />
      ) : channels.isError ? (
        <LoadFailed what="Where alerts go could not be read." query={channels} />
      ) : (
        <Skeleton className="h-40 rounded-quest" />
      )}
    </SectionCard>
  );
}

function Known({ channels }: { channels: Channels }) {
  const { emails, webhookHost, recent } = channels;
  const test = useTestAlerts();
  const canTest = emails.length > 0 || webhookHost !== null;
  return (
    <div className="grid gap-3">
      <Channel Icon={Mail} name="Mail" tone={mailTone(channels)} text={mailText(channels)} />
      <Channel
        Icon={Webhook}
        name="Webhook"
        tone={webhookHost ? "success" : "neutral"}
        text={webhookHost ? `${webhookHost}, signed` : "ALERT_WEBHOOK_URL is not set."}
      />
      {canTest ? (
        <Button
          size="sm"
          className="justify-self-start"
          loading={test.isPending}
          onClick={() => test.mutate(undefined)}
        >
          <BellRing className="size-4" aria-hidden="true" />
          Send test alert
        </Button>
      ) : (
        <p className="text-13 text-pretty text-text-2">
          Alerts stay on this page until an address or a webhook is set.
        </p>
      )}
      {recent.length > 0 ? (
        <div>
          <h3 className="text-13 font-semibold text-text-2">Latest messages</h3>
          <ul className="mt-1 grid gap-1">
            {recent.map((message) => (
              <li key={message.id} className="text-13 wrap-anywhere text-text-2 tabular-nums">
                <When at={message.at} withTime />, {message.event}. {deliveryText(message)}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}

function mailTone({ emails, mailTransport }: Channels): BadgeTone {
  if (emails.length === 0) return "neutral";
  return mailTransport === "smtp" ? "success" : "warning";
}

function mailText({ emails, mailTransport }: Channels): string {
  if (emails.length === 0) return "ALERT_EMAILS is not set.";
  const said = emails.join(", ");
  return mailTransport === "smtp" ? said : `${said}. SMTP_URL is not set, so these mails reach nobody.`;
}

interface ChannelProps {
  Icon: LucideIcon;
  name: string;
  tone: BadgeTone;
  text: string;
}

function Channel({ Icon, name, tone, text }: ChannelProps) {
  return (
    <div className="flex items-start gap-3">
      <IconTile tone={tone}>
        <Icon className="size-[18px]" />
      </IconTile>
      <div className="min-w-0">
        <p className="text-15 font-650">{name}</p>
        <p className="text-13 text-pretty wrap-anywhere text-text-2">{text}</p>
      </div>
    </div>
  );
}
