import type { ReportView } from "#contracts/report.ts";
import { formatCount, formatMilliseconds, formatShare, orDash } from "#domain/analytics/figures.ts";
import { Badge } from "#web/ui/badge.tsx";
import { NothingYet, Panel } from "#web/ui/panel.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import { explain } from "../explain.ts";
import { FigureRows } from "../figure-rows.tsx";
import { OneLine } from "../one-line.tsx";

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
            value: `${formatCount(throughput)}/h`,
            explanation: explain("throughput", throughput),
          },
        ]}
      />
    </Panel>
  );
}

type Plugin = Metrics["pluginPerformance"][string] & { name: string };

const FINE_ABOVE = 0.95;

const COLUMNS: readonly Column<Plugin>[] = [
  { id: "name", heading: "Plugin", isRowHeader: true, cell: ({ name }) => name },
  {
    id: "success",
    heading: "Success rate",
    align: "end",
    cell: ({ successRate }) => (
      <Badge tone={successRate > FINE_ABOVE ? "primary" : "warning"}>{formatShare(successRate)}</Badge>
    ),
  },
  {
    id: "time",
    heading: "Average time",
    align: "end",
    cell: ({ executionTime }) => <OneLine>{formatMilliseconds(executionTime)}</OneLine>,
  },
  {
    id: "errors",
    heading: "Errors",
    align: "end",
    cell: ({ errorCount }) => <OneLine>{formatCount(errorCount)}</OneLine>,
  },
  {
    id: "slow",
    heading: "Slow",
    align: "end",
    cell: (plugin) => <OneLine>{slowWords(plugin)}</OneLine>,
  },
  { id: "runs", heading: "Runs", align: "end", cell: ({ runs }) => <OneLine>{formatCount(runs)}</OneLine> },
];

function slowWords({ slowCount, slowWaiting }: Plugin): string {
  if (slowCount === 0) return "0";
  const cause =
    slowWaiting === slowCount
      ? "server busy"
      : slowWaiting === 0
        ? "own work"
        : `server busy ${formatCount(slowWaiting)}`;
  return `${formatCount(slowCount)} (${cause})`;
}

interface PluginsProps {
  plugins: Metrics["pluginPerformance"];
  className?: string | undefined;
}

export function PluginsPanel({ plugins, className }: PluginsProps) {
  const rows = Object.entries(plugins).map(([name, plugin]) => ({ name, ...plugin }));
  const runs = rows.reduce((sum, plugin) => sum + plugin.runs, 0);
  return (
    <Panel
      title="Plugin Performance"
      explanation={explain("pluginPerformance", `${runs.toLocaleString("en")} runs`)}
      className={className}
    >
      {rows.length === 0 ? (
        <NothingYet title="No plugin runs yet" fills="Fills when a week of quests is generated." />
      ) : (
        <Table
          caption="Plugin Performance"
          columns={COLUMNS}
          rows={rows}
          rowKey={({ name }) => name}
          className="sm:[&_tbody_:is(th,td)]:py-1.5"
        />
      )}
    </Panel>
  );
}
