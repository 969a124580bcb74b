import { Check } from "lucide-react";
import { Button } from "#web/ui/controls/button.tsx";
import { useAcknowledge, useOpenAlerts } from "./use-alerts.ts";

/** Beside an open alert: who has seen it, or the button that says so. */
export function Acknowledge({ alertId }: { alertId: string }) {
  const { data } = useOpenAlerts();
  const acknowledge = useAcknowledge();
  const alert = data?.alerts.find(({ id }) => id === alertId);
  if (!alert) return null;
  if (alert.acknowledgedBy)
    return (
      <p className="flex basis-full items-center gap-1.5 text-13 font-medium wrap-anywhere pl-[30px]">
        <Check className="size-4" aria-hidden="true" />
        Seen by {alert.acknowledgedBy}
      </p>
    );
  return (
    <div className="max-sm:basis-full max-sm:pl-[30px]">
      <Button
        size="xs"
        aria-label={`Acknowledge ${alert.title}`}
        loading={acknowledge.isPending}
        onClick={() => acknowledge.mutate(alertId)}
      >
        Acknowledge
      </Button>
    </div>
  );
}
