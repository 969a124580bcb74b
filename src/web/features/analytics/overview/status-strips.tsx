import type { DashboardView } from "#contracts/analytics.ts";
import { formatCount, formatMilliseconds, formatShare, orDash } from "#domain/analytics/figures.ts";
import { loadLevel } from "#domain/performance/resource-level.ts";
import { FactStrip } from "#web/ui/figures/fact-strip.tsx";
import { explain } from "../explain.ts";

interface SystemStripProps {
  onlineUsers: number;
  metrics: DashboardView["realTimeMetrics"];
}

/** Of this moment, whatever the range. */
export function SystemStrip({ onlineUsers, metrics }: SystemStripProps) {
  const { ongoingTasks, queuedOperations, systemHealth } = metrics;
  const load = (percent: number) => ({ value: `${Math.round(percent)}%`, level: loadLevel(percent) });
  return (
    <FactStrip
      title="Real-Time System Status"
      facts={[
        { name: "Live users", value: formatCount(onlineUsers), explanation: explain("onlineUsers") },
        { name: "Active tasks", value: formatCount(ongoingTasks), explanation: explain("ongoingTasks") },
        {
          name: "Queued ops",
          value: formatCount(queuedOperations),
          explanation: explain("queuedOperations"),
        },
        { name: "CPU", ...load(systemHealth.cpu), explanation: explain("cpu") },
        { name: "Memory", ...load(systemHealth.memory), explanation: explain("memory") },
      ]}
    />
  );
}

export function TechnicalStrip({ metrics }: { metrics: DashboardView["technicalMetrics"] }) {
  const { avgResponseTime, errorRate, bounceRate, crashRate, requests, visits } = metrics;
  return (
    <FactStrip
      title="Technical Metrics"
      facts={[
        {
          name: "Response time",
          value: orDash(avgResponseTime, formatMilliseconds),
          explanation: explain("avgResponseTime", requests),
        },
        { name: "Error rate", value: formatShare(errorRate, 1), explanation: explain("errorRate", requests) },
        { name: "Bounce rate", value: formatShare(bounceRate), explanation: explain("bounceRate", visits) },
        { name: "Crash rate", value: formatShare(crashRate, 1), explanation: explain("crashRate", visits) },
      ]}
    />
  );
}
