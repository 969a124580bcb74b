import { useState } from "react";
import type { WebhookView } from "#contracts/webhooks/webhooks.ts";
import { WriteFailed } from "#web/platform/api/write-failed.tsx";
import { t } from "#web/platform/language/text.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { EventChoice } from "./event-choice.tsx";
import { useChangeWebhook } from "./use-webhooks.ts";

/** What an address is told, to be changed. */
export function ChangeEvents({ webhook, onDone }: { webhook: WebhookView; onDone: () => void }) {
  const [events, setEvents] = useState(webhook.events);
  const [isEmpty, setIsEmpty] = useState(false);
  const change = useChangeWebhook();
  return (
    <div className="grid gap-3 rounded-input bg-surface-2 p-3.5">
      <EventChoice
        events={events}
        error={isEmpty && events.length === 0 ? t("Choose at least one, or pause it.") : null}
        onEventsChange={setEvents}
      />
      <WriteFailed error={change.error} />
      <Button
        size="sm"
        className="justify-self-start"
        loading={change.isPending}
        data-track="Save webhook events"
        onClick={() => {
          setIsEmpty(events.length === 0);
          if (events.length > 0) change.mutate({ webhookId: webhook.id, events }, { onSuccess: onDone });
        }}
      >
        {t("Save events")}
      </Button>
    </div>
  );
}
