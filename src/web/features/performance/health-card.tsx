import { BadgeCheck, CircleCheck, type LucideIcon, OctagonAlert, TriangleAlert } from "lucide-react";
import type { PerformanceSnapshot } from "#contracts/performance.ts";
import type { Health } from "#domain/performance/system-health.ts";
import { Card } from "#web/ui/card.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { ExplainSign } from "#web/ui/overlays/explain-sign.tsx";
import { countText, rateText, timeText } from "./figure-text.ts";

const LOOKS: Record<Health, { word: string; icon: LucideIcon; tile: string; text: string }> = {
  excellent: { word: "Excellent", icon: BadgeCheck, tile: "bg-success-soft", text: "text-success" },
  good: { word: "Good", icon: CircleCheck, tile: "bg-info-soft", text: "text-info" },
  warning: { word: "Warning", icon: TriangleAlert, tile: "bg-warning-soft", text: "text-warning" },
  critical: { word: "Critical", icon: OctagonAlert, tile: "bg-danger-soft", text: "text-danger" },
};

const FORMULA =
  "Critical or warning while such an alert is open; else excellent under 200 ms and 0.5% errors; else good. Response and errors of the last 5 minutes, requests of the last 24 hours.";

export function HealthCard({ summary }: { summary: PerformanceSnapshot["summary"] }) {
  const { word, icon: Icon, tile, text } = LOOKS[summary.systemHealth];
  const figures = [
    ["Average response", timeText(summary.avgResponseTime)],
    ["Error rate", rateText(summary.errorRate)],
    ["Total requests", countText(summary.totalRequests)],
    ["Active alerts", countText(summary.activeAlerts)],
  ] as const;
  return (
    <Card
      as="section"
      aria-label="System Health"
      className="grid grid-cols-2 items-center gap-y-4 stack:grid-cols-[auto_repeat(4,1fr)]"
    >
      <div className="col-span-2 flex items-center gap-3 stack:col-span-1 stack:pr-6">
        <span className={classNames("grid size-11 flex-none place-items-center rounded-quest", tile, text)}>
          <Icon className="size-6" aria-hidden="true" />
        </span>
        <div className="min-w-0">
          <h2 className="flex items-center gap-1.5 text-13 leading-tight font-medium text-text-2">
            System Health
            <ExplainSign of="System Health" text={FORMULA} />
          </h2>
          <p className={classNames("num mt-0.5 text-22 leading-tight font-extrabold", text)}>{word}</p>
          {summary.servers > 1 && (
            <p className="text-13 leading-tight font-medium text-text-2">on {summary.servers} servers</p>
          )}
        </div>
      </div>
      {figures.map(([name, value]) => (
        <dl
          key={name}
          className="flex flex-col-reverse border-border max-stack:even:border-r stack:border-l stack:pl-4.5 max-stack:odd:pl-4"
        >
          <dt className="text-13 leading-tight font-medium text-text-2">{name}</dt>
          <dd className="num text-22 leading-tight font-extrabold">{value}</dd>
        </dl>
      ))}
    </Card>
  );
}
