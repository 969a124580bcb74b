import { BookOpen } from "lucide-react";
import { useRef, useState } from "react";
import { Link } from "wouter";
import type { WebhookView } from "#contracts/webhooks/webhooks.ts";
import { WEBHOOKS_MAX, webhookName } from "#domain/webhooks/webhooks.ts";
import { copyText } from "#web/platform/copy-text.ts";
import { t } from "#web/platform/language/text.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { buttonClass } from "#web/ui/controls/button.tsx";
import { ShownOnce } from "#web/ui/controls/shown-once.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";
import { AddWebhook } from "./add-webhook.tsx";
import { useWebhooks } from "./use-webhooks.ts";
import { WebhookRow } from "./webhook-row.tsx";

interface Added {
  webhook: WebhookView;
  secret: string;
}

/** Addresses of the person's own programs that are told of events. `onFollow` is called when a link leads away. */
export function WebhooksSection({ onFollow }: { onFollow?: () => void }) {
  const webhooks = useWebhooks();
  const [added, setAdded] = useState<Added | null>(null);
  const [removed, setRemoved] = useState<string | null>(null);
  const addHeading = useRef<HTMLHeadingElement>(null);
  if (!webhooks.data)
    return webhooks.isError ? (
      <LoadFailed what={t("Could not be read.")} query={webhooks} />
    ) : (
      <SkeletonRegion label={t("Loading webhooks")} className="grid gap-4">
        <Skeleton className="h-104 rounded-input" />
      </SkeletonRegion>
    );
  const urls = webhooks.data.map(({ url }) => url);
  const isAddedThere = webhooks.data.some(({ id }) => id === added?.webhook.id);
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
        <p className="min-w-0 flex-1 basis-64 text-14 text-pretty text-text-2">
          {t(
            "A webhook tells an address of yours what happened here, within seconds: a signed message with the facts of that event and nothing else. What does not arrive is sent again for a day.",
          )}
        </p>
        <Link href="/docs/api" className={buttonClass({ size: "sm" })} onClick={onFollow}>
          <BookOpen className="size-[18px]" aria-hidden="true" />
          {t("How to check them")}
        </Link>
      </div>
      {added && isAddedThere ? (
        <ShownOnce
          key={added.secret}
          label={t("The signing secret of {host}", { host: webhookName(added.webhook.url, urls) })}
          value={added.secret}
          hint={t("Copy it now: it is shown only here. By it your program sees that a message came from us.")}
          track="Copy webhook secret"
          onCopy={(button) => copyText(added.secret, button)}
          isFocused
          inputClassName="font-mono"
        />
      ) : null}
      {webhooks.data.length > 0 ? (
        <section className="grid min-w-0 gap-2.5">
          <h4 className="field-label">{t("Your webhooks")}</h4>
          <ul aria-label={t("Your webhooks")}>
            {webhooks.data.map((webhook) => {
              const host = webhookName(webhook.url, urls);
              const onRemoved = () => {
                setRemoved(host);
                // The button that was pressed is gone.
                addHeading.current?.focus();
              };
              return <WebhookRow key={webhook.id} webhook={webhook} host={host} onRemoved={onRemoved} />;
            })}
          </ul>
        </section>
      ) : null}
      <p role="status" className="text-14 wrap-anywhere text-text-2 empty:hidden">
        {removed ? t("{host} is deleted.", { host: removed }) : null}
      </p>
      <section className="grid min-w-0 gap-2.5">
        <h4 ref={addHeading} tabIndex={-1} className="field-label outline-none">
          {t("Add a webhook")}
        </h4>
        {webhooks.data.length >= WEBHOOKS_MAX ? (
          <p className="text-14 text-text-2">
            {t("You have {count}. Delete one to add another.", { count: WEBHOOKS_MAX })}
          </p>
        ) : (
          <AddWebhook
            onAdded={(webhook) => {
              setAdded(webhook);
              setRemoved(null);
            }}
          />
        )}
      </section>
    </div>
  );
}
