import { useQueryClient } from "@tanstack/react-query";
import { Webhook } from "lucide-react";
import type { OutputOf } from "#contracts/endpoint.ts";
import { addWebhook, type WebhookView } from "#contracts/webhooks/webhooks.ts";
import { WEBHOOK_URL_MAX, type WebhookEvent } from "#domain/webhooks/webhooks.ts";
import { call } from "#web/platform/api/api.ts";
import { useForm } from "#web/platform/forms/use-form.ts";
import { t } from "#web/platform/language/text.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextField } from "#web/ui/controls/labelled-fields.tsx";
import { FormProblem } from "#web/ui/form-problem.tsx";
import { EventChoice } from "./event-choice.tsx";
import { WEBHOOKS_KEY } from "./use-webhooks.ts";

interface Values {
  url: string;
  events: WebhookEvent[];
}

const EMPTY: Values = { url: "", events: ["quest.completed"] };

export function AddWebhook({ onAdded }: { onAdded: (added: OutputOf<typeof addWebhook>) => void }) {
  const queries = useQueryClient();
  const form = useForm({
    start: EMPTY,
    validate: ({ url, events }: Values) => {
      if (!/^https?:\/\/./iu.test(url.trim()))
        return { field: "url" as const, text: t("Enter the whole address, beginning with https://") };
      return events.length > 0 ? null : { field: "events" as const, text: t("Choose at least one.") };
    },
    send: ({ url, events }: Values) => call(addWebhook, { url, events }),
    onSent: (added) => {
      queries.setQueryData<WebhookView[]>(WEBHOOKS_KEY, (webhooks) => [added.webhook, ...(webhooks ?? [])]);
      onAdded(added);
    },
    onDone: () => form.discard(),
  });
  const { values, errors, change } = form;
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      <TextField
        label={t("Address")}
        value={values.url}
        maxLength={WEBHOOK_URL_MAX}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://example.com/hooks/sidequest"
        error={errors.url}
        onValueChange={(url) => change({ url })}
      />
      <EventChoice
        events={values.events}
        error={errors.events}
        onEventsChange={(events) => change({ events })}
      />
      {form.problem ? <FormProblem>{form.problem}</FormProblem> : null}
      <Button
        type="submit"
        size="sm"
        className="justify-self-start"
        loading={form.isSending}
        data-track="Add webhook"
      >
        <Webhook className="size-[18px]" aria-hidden="true" />
        {t("Add webhook")}
      </Button>
    </form>
  );
}
