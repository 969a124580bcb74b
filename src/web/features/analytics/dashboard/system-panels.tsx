import { Cpu, type LucideIcon, MemoryStick } from "lucide-react";
import type { DashboardView } from "#contracts/analytics.ts";
import { formatCount, formatMilliseconds, formatShare } from "#domain/analytics/figures.ts";
import { loadLevel, type ResourceLevel } from "#domain/performance/resource-level.ts";
import { ExplainSign } from "#web/ui/overlays/explain-sign.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { explain } from "../explain.ts";
import { FigureRows } from "../figure-rows.tsx";
import { orDash } from "../or-dash.ts";

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
      <Resource label="CPU" icon={Cpu} percent={systemHealth.cpu} explanation={explain("cpu")} />
      <Resource
        label="Memory"
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

const TONES: Record<ResourceLevel, "success" | "gold" | "danger"> = {
  calm: "success",
  high: "gold",
  critical: "danger",
};

interface ResourceProps {
  label: string;
  icon: LucideIcon;
  /** 0 to 100 */
  percent: number;
  explanation: string;
}

function Resource({ label, icon: Icon, percent, explanation }: ResourceProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] gap-2 py-2 pointer-coarse:pt-4 text-14 leading-none font-semibold">
      <span className="flex items-center gap-2">
        <Icon className="size-[18px]" aria-hidden="true" />
        {label}
        <ExplainSign of={label} text={explanation} />
      </span>
      <b className="num text-15 font-bold">{Math.round(percent)}%</b>
      <ProgressBar
        label={label}
        value={percent}
        tone={TONES[loadLevel(percent)]}
        size="md"
        className="col-span-2"
      />
    </div>
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
            id: "response",
            name: "Response time",
            value: orDash(avgResponseTime, formatMilliseconds),
            explanation: explain("avgResponseTime", requests),
          },
          {
            id: "errors",
            name: "Error rate",
            value: formatShare(errorRate, 1),
            explanation: explain("errorRate", requests),
          },
          {
            id: "bounces",
            name: "Bounce rate",
            value: formatShare(bounceRate),
            explanation: explain("bounceRate", visits),
          },
          {
            id: "crashes",
            name: "Crash rate",
            value: formatShare(crashRate, 1),
            explanation: explain("crashRate", visits),
          },
        ]}
      />
    </Panel>
  );
}
