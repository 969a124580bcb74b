import type { AlertDeliveryView, LoggedAlertView } from "#contracts/console/alerts.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { NothingHere, SectionCard } from "#web/ui/section-card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { When } from "#web/ui/when.tsx";
import { deliveryText } from "./delivery-text.ts";
import { useAlertLog } from "./use-alerts.ts";

/** Every alert of 91 days: when, how long, who saw it and whom it was told. */
export function AlertLog() {
  const { query, alerts } = useAlertLog();
  return (
    <SectionCard
      title="Alert history"
      about="All alerts of 91 days, newest first, and who acknowledged them."
    >
      {alerts ? (
        alerts.length === 0 ? (
          <NothingHere title="No alert so far" text="Every alert stays here for 91 days after it is over." />
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrolled by keys as well
          <section className="max-h-96 overflow-y-auto" aria-label="Alerts so far" tabIndex={0}>
            <ul>
              {alerts.map((alert) => (
                <AlertLine key={alert.id} alert={alert} />
              ))}
            </ul>
            {query.hasNextPage ? (
              <Button
                block
                className="mt-2"
                loading={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                Load more alerts
              </Button>
            ) : null}
          </section>
        )
      ) : query.isError ? (
        <LoadFailed what="The alerts could not be read." query={query} />
      ) : (
        <Skeleton className="h-40 rounded-quest" />
      )}
    </SectionCard>
  );
}

function AlertLine({ alert }: { alert: LoggedAlertView }) {
  const { type, title, message, openedAt, resolvedAt, acknowledgedAt, acknowledgedBy, told } = alert;
  return (
    <li className="border-b border-border py-2.5 text-14 last:border-0">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <b className="font-650 wrap-anywhere">{title}</b>
        <Badge tone={type === "critical" ? "danger" : "warning"}>
          {type === "critical" ? "Critical" : "Warning"}
        </Badge>
        {resolvedAt ? null : <Badge tone="info">Open</Badge>}
      </p>
      <p className="text-13 wrap-anywhere text-text-2">{message}</p>
      <p className="text-13 text-text-2 tabular-nums">
        <When at={openedAt} withTime />
        {resolvedAt ? (
          <>
            {" to "}
            <When at={resolvedAt} withTime />
          </>
        ) : null}
      </p>
      <p className="text-13 wrap-anywhere text-text-2">
        {acknowledgedAt ? (
          <>
            Acknowledged by <b className="font-650 text-text">{acknowledgedBy}</b>,{" "}
            <When at={acknowledgedAt} withTime />
          </>
        ) : (
          "Nobody acknowledged it"
        )}
        {told.length > 0 ? `. ${toldText(told)}` : ""}
      </p>
    </li>
  );
}

/** Failures by name, the rest as a count. */
function toldText(told: readonly AlertDeliveryView[]): string {
  const sent = told.filter(({ state }) => state === "sent").length;
  const others = told.filter(({ state }) => state !== "sent").map(deliveryText);
  return [`${sent} of ${told.length} messages sent`, ...others].join("; ");
}
