import type { ReportView } from "#contracts/report.ts";
import { formatCount, formatMilliseconds, formatShare, orDash } from "#domain/analytics/figures.ts";
import { Panel } from "#web/ui/panel.tsx";
import { explain } from "../explain.ts";
import { FigureRows } from "../figure-rows.tsx";

type Metrics = ReportView["performanceMetrics"];

export function HealthPanel({ health }: { health: Metrics["systemHealth"] }) {
  const { uptime, responseTime, errorRate, throughput, requests, samples } = health;
  return (
    <Panel title="System Health">
      <FigureRows
        quietNames
        rows={[
          {
            name: "Uptime",
            value: formatShare(uptime === null ? null : uptime / 100, 1),
            explanation: explain("uptime", `${samples.toLocaleString("en")} samples`),
          },
          {
            name: "Response time",
            value: orDash(responseTime, formatMilliseconds),
            explanation: explain("responseTime", requests),
          },
          {
            name: "Error rate",
            value: formatShare(errorRate, 1),
            explanation: explain("reportErrorRate", requests),
          },
          {
            name: "Throughput",
            value: orDash(throughput, (requests) => `${formatCount(requests)}/h`),
            explanation: explain("throughput", throughput ?? undefined),
          },
        ]}
      />
    </Panel>
  );
}
