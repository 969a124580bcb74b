import type { WebhookDeliveryView } from "#contracts/webhooks/webhooks.ts";
import { tx } from "#web/platform/language/rich-text.tsx";
import { t } from "#web/platform/language/text.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";
import { When } from "#web/ui/when.tsx";
import { useDeliveries } from "./use-webhooks.ts";
import { deliveryDetails, deliveryState, EVENT_WORDS } from "./webhook-words.ts";

/** The latest deliveries to an address, read when it is opened. */
export function DeliveryList({ webhookId }: { webhookId: string }) {
  const deliveries = useDeliveries(webhookId);
  if (!deliveries.data)
    return deliveries.isError ? (
      <LoadFailed what={t("Could not be read.")} query={deliveries} />
    ) : (
      <SkeletonRegion label={t("Loading deliveries")}>
        <Skeleton className="h-16 rounded-input" />
      </SkeletonRegion>
    );
  if (deliveries.data.length === 0)
    return <p className="text-14 text-text-2">{t("Nothing was sent yet. The latest 20 are listed here.")}</p>;
  return (
    <ul
      aria-label={t("Latest deliveries")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
      tabIndex={0}
      className="max-h-72 overflow-y-auto rounded-input bg-surface-2 px-3.5 py-1"
    >
      {deliveries.data.map((delivery) => (
        <DeliveryRow key={delivery.id} delivery={delivery} />
      ))}
    </ul>
  );
}

function DeliveryRow({ delivery }: { delivery: WebhookDeliveryView }) {
  const { tone, text } = deliveryState(delivery);
  const details = deliveryDetails(delivery);
  return (
    <li className="grid gap-1 border-b border-border py-2.5 last:border-0">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="text-14 font-550">{EVENT_WORDS[delivery.event]}</span>
        <Badge tone={tone}>{text}</Badge>
        <span className="ml-auto text-13 text-text-2 tabular-nums">
          <When at={delivery.createdAt} withTime />
        </span>
      </div>
      {details ? (
        <p className="text-13 text-pretty wrap-anywhere text-text-2">
          {details}{" "}
          {delivery.nextAt
            ? tx("Next try {moment}.", { moment: <When at={delivery.nextAt} withTime /> })
            : null}
        </p>
      ) : null}
    </li>
  );
}
