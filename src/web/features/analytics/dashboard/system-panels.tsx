import { Cpu, type LucideIcon, MemoryStick } from "lucide-react";
import type { DashboardView } from "#contracts/analytics.ts";
import { formatCount, formatMilliseconds, formatShare, orDash } from "#domain/analytics/figures.ts";
import { loadLevel } from "#domain/performance/resource-level.ts";
import { ExplainSign } from "#web/ui/overlays/explain-sign.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { ResourceBar } from "#web/ui/resource-bar.tsx";
import { explain } from "../explain.ts";
import { FigureRows } from "../figure-rows.tsx";

interface SystemStatusProps {
  onlineUsers: number;
  metrics: DashboardView["realTimeMetrics"];
}

export function SystemStatusPanel({ onlineUsers, metrics }: SystemStatusProps) {
  const { ongoingTasks, queuedOperations, systemHealth } = metrics;
  return (
    <Panel title="Real-Time System Status" aside="updates every 30 s">
      <ul className="mb-2.5 grid grid-cols-3 gap-2.5">
        <Now label="Live users" value={onlineUsers} explanation={explain("onlineUsers")} />
        <Now label="Active tasks" value={ongoingTasks} explanation={explain("ongoingTasks")} />
        <Now label="Queued ops" value={queuedOperations} explanation={explain("queuedOperations")} />
      </ul>
      <Resource name="CPU" icon={Cpu} percent={systemHealth.cpu} explanation={explain("cpu")} />
      <Resource
        name="Memory"
        icon={MemoryStick}
        percent={systemHealth.memory}
        explanation={explain("memory")}
      />
    </Panel>
  );
}

function Now({ label, value, explanation }: { label: string; value: number; explanation: string }) {
  return (
    <li className="relative min-w-0 rounded-[13px] border border-border bg-bg px-3.5 py-3 max-sm:px-2.5">
      <b className="num block text-[26px] leading-none font-extrabold max-sm:text-22">{formatCount(value)}</b>
      <p className="mt-1.5 text-13 leading-tight font-medium text-text-2">{label}</p>
      <span className="absolute top-2 right-2 flex max-sm:top-auto max-sm:bottom-2">
        <ExplainSign of={label} text={explanation} />
      </span>
    </li>
  );
}

interface ResourceProps {
  name: string;
  icon: LucideIcon;
  percent: number;
  explanation: string;
}

function Resource({ name, icon, percent, explanation }: ResourceProps) {
  return (
    <ResourceBar
      name={name}
      icon={icon}
      percent={percent}
      level={loadLevel(percent)}
      explain={<ExplainSign of={name} text={explanation} />}
      className="py-2 pointer-coarse:pt-4"
    />
  );
}

export function TechnicalPanel({ metrics }: { metrics: DashboardView["technicalMetrics"] }) {
  const { avgResponseTime, errorRate, bounceRate, crashRate, requests, visits } = metrics;
  return (
    <Panel title="Technical Metrics">
      <FigureRows
        quietNames
        rows={[
          {
            name: "Response time",
            value: orDash(avgResponseTime, formatMilliseconds),
            explanation: explain("avgResponseTime", requests),
          },
          {
            name: "Error rate",
            value: formatShare(errorRate, 1),
            explanation: explain("errorRate", requests),
          },
          {
            name: "Bounce rate",
            value: formatShare(bounceRate),
            explanation: explain("bounceRate", visits),
          },
          {
            name: "Crash rate",
            value: formatShare(crashRate, 1),
            explanation: explain("crashRate", visits),
          },
        ]}
      />
    </Panel>
  );
}
