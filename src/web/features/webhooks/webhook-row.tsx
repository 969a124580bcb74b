import { History, Pause, Play, Send, Settings2, Trash2 } from "lucide-react";
import { useState } from "react";
import type { WebhookView } from "#contracts/webhooks/webhooks.ts";
import { WriteFailed } from "#web/platform/api/write-failed.tsx";
import { tx } from "#web/platform/language/rich-text.tsx";
import { t } from "#web/platform/language/text.ts";
import { Badge } from "#web/ui/badge.tsx";
import { AskFirst } from "#web/ui/controls/ask-first.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { When } from "#web/ui/when.tsx";
import { ChangeEvents } from "./change-events.tsx";
import { DeliveryList } from "./delivery-list.tsx";
import { useChangeWebhook, useRemoveWebhook, useTestWebhook } from "./use-webhooks.ts";
import { EVENT_WORDS, webhookState } from "./webhook-words.ts";

type Opened = "deliveries" | "events" | "deleting" | null;

interface WebhookRowProps {
  webhook: WebhookView;
  /** What it is called in labels. */
  host: string;
  onRemoved: () => void;
}

export function WebhookRow({ webhook, host, onRemoved }: WebhookRowProps) {
  const [opened, setOpened] = useState<Opened>(null);
  const change = useChangeWebhook();
  const remove = useRemoveWebhook();
  const test = useTestWebhook();
  const toggle = (part: Opened) => setOpened(opened === part ? null : part);
  const isPaused = webhook.pausedAt !== null;
  return (
    <li className="grid gap-3 border-b border-border py-4 first:pt-0 last:border-0">
      <Facts webhook={webhook} />
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          loading={test.isPending}
          aria-label={t("Send a test to {host}", { host })}
          data-track="Test webhook"
          onClick={() => test.mutate(webhook.id)}
        >
          <Send className="size-4" aria-hidden="true" />
          {t("Send test")}
        </Button>
        <Button
          size="sm"
          loading={change.isPending}
          aria-label={isPaused ? t("Resume {host}", { host }) : t("Pause {host}", { host })}
          data-track={isPaused ? "Resume webhook" : "Pause webhook"}
          onClick={() => change.mutate({ webhookId: webhook.id, isPaused: !isPaused })}
        >
          {isPaused ? <Play className="size-4" /> : <Pause className="size-4" />}
          {isPaused ? t("Resume") : t("Pause")}
        </Button>
        <Button
          size="sm"
          aria-expanded={opened === "deliveries"}
          aria-label={t("Deliveries to {host}", { host })}
          data-track="Webhook deliveries"
          onClick={() => toggle("deliveries")}
        >
          <History className="size-4" aria-hidden="true" />
          {t("Deliveries")}
        </Button>
        <Button
          size="sm"
          aria-expanded={opened === "events"}
          aria-label={t("Events of {host}", { host })}
          data-track="Webhook events"
          onClick={() => toggle("events")}
        >
          <Settings2 className="size-4" aria-hidden="true" />
          {t("Events")}
        </Button>
        <Button
          size="sm"
          aria-label={t("Delete {host}", { host })}
          data-track="Delete webhook"
          onClick={() => setOpened("deleting")}
        >
          <Trash2 className="size-4" aria-hidden="true" />
          {t("Delete")}
        </Button>
      </div>
      <TestResult test={test} />
      <WriteFailed error={change.error ?? remove.error} />
      {opened === "deliveries" ? <DeliveryList webhookId={webhook.id} /> : null}
      {opened === "events" ? <ChangeEvents webhook={webhook} onDone={() => setOpened(null)} /> : null}
      {opened === "deleting" ? (
        <AskFirst
          consequence={t(
            "Nothing more is sent there, and its secret stops being used. What waits is dropped.",
          )}
          act={t("Delete webhook")}
          isPending={remove.isPending}
          onAct={() => remove.mutate(webhook, { onSuccess: onRemoved })}
          onKeep={() => setOpened(null)}
        />
      ) : null}
    </li>
  );
}

function Facts({ webhook }: { webhook: WebhookView }) {
  const { tone, text } = webhookState(webhook);
  const { url, events, pausedAt, pausedBy, failingSince } = webhook;
  return (
    <div className="grid gap-1">
      <div className="flex items-start gap-3">
        <p className="min-w-0 flex-1 font-mono text-14 leading-[1.5] wrap-anywhere">{url}</p>
        <Badge tone={tone}>{text}</Badge>
      </div>
      <p className="text-13 text-pretty text-text-2">
        {events.map((event) => EVENT_WORDS[event]).join(", ")}
      </p>
      {pausedAt && pausedBy === "failing" ? (
        <p className="text-13 text-pretty text-danger">
          {tx(
            "Nothing arrived there for 3 days, so it was paused {day}. Look at its deliveries, send a test, and resume it.",
            { day: <When at={pausedAt} /> },
          )}
        </p>
      ) : null}
      {!pausedAt && failingSince ? (
        <p className="text-13 text-pretty text-warning">
          {tx("Nothing has arrived there since {moment}. After 3 days it is paused.", {
            moment: <When at={failingSince} withTime />,
          })}
        </p>
      ) : null}
    </div>
  );
}

function TestResult({ test }: { test: ReturnType<typeof useTestWebhook> }) {
  if (test.error) return <WriteFailed error={test.error} />;
  const isSent = test.data?.state === "sent";
  return (
    <p
      role="status"
      className={`text-14 wrap-anywhere empty:hidden ${isSent ? "font-semibold text-success" : "text-danger"}`}
    >
      {test.data
        ? isSent
          ? t("The test arrived.")
          : t("The test did not arrive. {error}.", { error: test.data.error ?? "" })
        : null}
    </p>
  );
}
