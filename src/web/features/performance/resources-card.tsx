import { Cpu, MemoryStick, Zap } from "lucide-react";
import type { PerformanceSnapshot } from "#contracts/performance.ts";
import { hitRateLevel, loadLevel } from "#domain/performance/resource-level.ts";
import { Panel } from "#web/ui/panel.tsx";
import { ResourceBar } from "#web/ui/resource-bar.tsx";
import { countText } from "./figure-text.ts";

export function ResourcesCard({ resources }: { resources: PerformanceSnapshot["breakdown"]["resources"] }) {
  const { memoryUsage, cpuUsage, cacheHitRate, activeConnections } = resources;
  return (
    <Panel
      title="Resource Usage"
      aside="now, all servers together"
      explanation="Of what the servers may use, in the last 5 seconds; the cache hit rate is the database's, in the last 5 minutes. Yellow from 75%, red from 90%; for the cache hit rate, where high is good, the other way round."
    >
      <div className="grid gap-3.5">
        <ResourceBar name="Memory" icon={MemoryStick} percent={memoryUsage} level={loadLevel(memoryUsage)} />
        <ResourceBar name="CPU" icon={Cpu} percent={cpuUsage} level={loadLevel(cpuUsage)} />
        <ResourceBar
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
