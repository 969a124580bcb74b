import { Cpu, type LucideIcon, MemoryStick, Zap } from "lucide-react";
import type { PerformanceSnapshot } from "#contracts/performance.ts";
import { hitRateLevel, loadLevel, type ResourceLevel } from "#domain/performance/resource-level.ts";
import { Panel } from "#web/ui/panel.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { countText, percentText } from "./figure-text.ts";

const TONES: Record<ResourceLevel, "success" | "gold" | "danger"> = {
  calm: "success",
  high: "gold",
  critical: "danger",
};

export function ResourcesCard({ resources }: { resources: PerformanceSnapshot["breakdown"]["resources"] }) {
  const { memoryUsage, cpuUsage, cacheHitRate, activeConnections } = resources;
  return (
    <Panel
      title="Resource Usage"
      explanation="Of what the servers may use, in the last 5 seconds; the cache hit rate is the database's, in the last 5 minutes. Yellow from 75%, red from 90%; for the cache hit rate, where high is good, the other way round."
    >
      <div className="grid gap-3.5">
        <Bar name="Memory" icon={MemoryStick} percent={memoryUsage} level={loadLevel(memoryUsage)} />
        <Bar name="CPU" icon={Cpu} percent={cpuUsage} level={loadLevel(cpuUsage)} />
        <Bar
          name="Cache hit rate"
          icon={Zap}
          percent={cacheHitRate}
          level={hitRateLevel(cacheHitRate ?? 100)}
        />
      </div>
      <p className="mt-4 flex items-center justify-between border-t border-border pt-3 text-[14.5px] leading-tight font-medium text-text-2">
        Connections <b className="num text-15 leading-none text-text">{countText(activeConnections)}</b>
      </p>
    </Panel>
  );
}

interface BarProps {
  name: string;
  icon: LucideIcon;
  percent: number | null;
  level: ResourceLevel;
}

function Bar({ name, icon: Icon, percent, level }: BarProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] gap-2 text-14 leading-none font-semibold">
      <span className="flex items-center gap-2">
        <Icon className="size-[18px]" aria-hidden="true" />
        {name}
      </span>
      <b className="num text-15 font-bold">{percentText(percent)}</b>
      <ProgressBar label={name} value={percent ?? 0} tone={TONES[level]} size="md" className="col-span-2" />
    </div>
  );
}
