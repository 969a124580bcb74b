import { WEBHOOK_EVENTS, type WebhookEvent } from "#domain/webhooks/webhooks.ts";
import { t } from "#web/platform/language/text.ts";
import { Checkbox } from "#web/ui/controls/checkbox.tsx";
import { FieldGroup } from "#web/ui/controls/field.tsx";
import { EVENT_WORDS } from "./webhook-words.ts";

interface EventChoiceProps {
  events: readonly WebhookEvent[];
  onEventsChange: (events: WebhookEvent[]) => void;
  error?: string | null | undefined;
}

export function EventChoice({ events, onEventsChange, error }: EventChoiceProps) {
  return (
    <FieldGroup label={t("Tell it when")}>
      <div className="-ml-[13px] grid sm:grid-cols-2">
        {WEBHOOK_EVENTS.map((event) => (
          <Checkbox
            key={event}
            label={EVENT_WORDS[event]}
            checked={events.includes(event)}
            onCheckedChange={(isChosen) =>
              onEventsChange(
                WEBHOOK_EVENTS.filter((known) => (known === event ? isChosen : events.includes(known))),
              )
            }
          />
        ))}
      </div>
      {error ? (
        <p role="alert" className="text-14 text-danger">
          {error}
        </p>
      ) : null}
    </FieldGroup>
  );
}
