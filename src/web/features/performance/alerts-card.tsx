import { Info, type LucideIcon, OctagonAlert, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { PerformanceSnapshot } from "#contracts/performance.ts";
import { bySeverity } from "#domain/performance/alert-delivery.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Panel } from "#web/ui/panel.tsx";

type Alert = PerformanceSnapshot["alerts"][number];

const SHOWN = 5;
const NONE = "No active alerts";
const LOOKS: Record<Alert["type"], { icon: LucideIcon; look: string; word: string }> = {
  critical: { icon: OctagonAlert, look: "bg-danger-soft text-danger", word: "Critical" },
  warning: { icon: TriangleAlert, look: "bg-warning-soft text-warning", word: "Warning" },
  info: { icon: Info, look: "bg-info-soft text-info", word: "Info" },
};
const CLOCK = new Intl.DateTimeFormat("en", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

export type AlertAction = (alertId: string) => ReactNode;

interface AlertsCardProps {
  alerts: readonly Alert[];
  action?: AlertAction | undefined;
  /** Less room, for the console. */
  isTight?: boolean;
}

/** The worst first. An older server during a rolling restart sends them in another order. */
export function AlertsCard({ alerts, action, isTight = false }: AlertsCardProps) {
  const open = alerts.filter(({ resolved }) => !resolved).sort(bySeverity);
  return (
    <Panel
      title="Active Alerts"
      explanation="Of one server process, on average over 5 minutes, so a figure of this moment or of all servers can be lower: API p95 of 1 s or 3 s, errors of 2% or 5% (from 20 requests on), CPU and memory of 75% or 90%, generation success under 95% or 80%, 100 or 1,000 operations waiting. Over after 3 good samples."
      aside={open.length > 0 ? `${open.length} open, each about one server process` : isTight ? NONE : null}
      isTight={isTight}
      className={isTight && open.length === 0 ? "pb-1.5! max-sm:pb-1!" : undefined}
    >
      {open.length === 0 ? (
        isTight ? null : (
          <p className="rounded-quest border border-dashed border-control/60 px-4 py-4 text-center text-14 text-text-2">
            {NONE}
          </p>
        )
      ) : (
        <ul className="grid gap-2">
          {open.slice(0, SHOWN).map((alert) => (
            <AlertRow key={alert.id} alert={alert} action={action?.(alert.id)} />
          ))}
        </ul>
      )}
      {open.length > SHOWN ? (
        <p className="mt-3 text-center text-14 font-medium text-text-2">+{open.length - SHOWN} more alerts</p>
      ) : null}
    </Panel>
  );
}

function AlertRow({ alert, action }: { alert: Alert; action: ReactNode }) {
  const { type, title, message, timestamp } = alert;
  const { icon: Icon, look, word } = LOOKS[type];
  return (
    <li
      className={classNames(
        "flex flex-wrap items-start gap-3 rounded-[13px] px-3.5 py-3 text-14 leading-snug",
        look,
      )}
    >
      <Icon className="mt-px size-[18px] flex-none" aria-hidden="true" />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <b className="block font-bold">
          <span className="sr-only">{word}: </span>
          {title}
        </b>
        <span className="font-medium">{message}</span>
      </div>
      <time dateTime={timestamp} className="flex-none text-13 tabular-nums">
        since {CLOCK.format(new Date(timestamp))}
      </time>
      {action}
    </li>
  );
}
