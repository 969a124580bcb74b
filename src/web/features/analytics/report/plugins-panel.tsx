import { ChevronDown } from "lucide-react";
import { useState } from "react";
import type { ReportView } from "#contracts/report.ts";
import { formatCount, formatMilliseconds, formatShare } from "#domain/analytics/figures.ts";
import { Badge } from "#web/ui/badge.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { NothingYet, Panel } from "#web/ui/panel.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import { explain } from "../explain.ts";
import { OneLine } from "../one-line.tsx";

type Plugins = ReportView["performanceMetrics"]["pluginPerformance"];
type Plugin = Plugins[string] & { name: string };

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
    heading: "Slow runs",
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

const isQuiet = ({ errorCount, slowCount }: Plugin) => errorCount === 0 && slowCount === 0;

/** Columns that say the same of every plugin are left out: nothing was slow, or each ran as often. */
function columnsFor(rows: readonly Plugin[]) {
  const hasSlow = rows.some(({ slowCount }) => slowCount > 0);
  const isEven = hasEvenRuns(rows);
  return COLUMNS.filter(({ id }) => (id === "slow" ? hasSlow : id === "runs" ? !isEven : true));
}

const hasEvenRuns = (rows: readonly Plugin[]) => rows.every(({ runs }) => runs === rows[0]?.runs);

interface PluginsPanelProps {
  plugins: Plugins;
  className?: string | undefined;
}

/** Plugins with errors or slow runs, the worst first; the others stand behind one line. */
export function PluginsPanel({ plugins, className }: PluginsPanelProps) {
  const rows = Object.entries(plugins).map(([name, plugin]) => ({ name, ...plugin }));
  const runs = rows.reduce((sum, plugin) => sum + plugin.runs, 0);
  const isEven = rows.length > 0 && hasEvenRuns(rows);
  return (
    <Panel
      title="Plugin Performance"
      explanation={explain("pluginPerformance", `${runs.toLocaleString("en")} runs`)}
      aside={
        isEven
          ? rows[0]?.runs === 1
            ? "1 run each"
            : `${formatCount(rows[0]?.runs ?? 0)} runs each`
          : undefined
      }
      className={className}
    >
      {rows.length === 0 ? (
        <NothingYet title="No plugin runs yet" fills="Fills when a week of quests is generated." />
      ) : (
        <PluginTables rows={rows} />
      )}
    </Panel>
  );
}

function PluginTables({ rows }: { rows: readonly Plugin[] }) {
  const [isOpen, setOpen] = useState(false);
  const quiet = rows.filter(isQuiet);
  const loud = rows
    .filter((plugin) => !isQuiet(plugin))
    .sort((one, other) => one.successRate - other.successRate || other.slowCount - one.slowCount);
  const columns = columnsFor(rows);
  return (
    <div className="grid gap-2">
      {loud.length > 0 ? <PluginTable caption="Plugin Performance" columns={columns} rows={loud} /> : null}
      {quiet.length > 0 ? (
        <>
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="-ml-2.5 justify-self-start"
          >
            {quietWords(quiet.length, loud.length)}
            <ChevronDown
              className={classNames("size-4 transition-transform", isOpen && "rotate-180")}
              aria-hidden="true"
            />
          </Button>
          {isOpen ? <PluginTable caption="Plugins without errors" columns={columns} rows={quiet} /> : null}
        </>
      ) : null}
    </div>
  );
}

function quietWords(quiet: number, loud: number): string {
  const plugins = `${loud === 0 ? "" : "other "}${quiet === 1 ? "plugin" : "plugins"}`;
  return `${formatCount(quiet)} ${plugins}: no errors, none slow`;
}

interface PluginTableProps {
  caption: string;
  columns: readonly Column<Plugin>[];
  rows: readonly Plugin[];
}

/** On phones a plugin is a card with its values beside each other. */
function PluginTable(props: PluginTableProps) {
  return (
    <Table
      {...props}
      rowKey={({ name }) => name}
      className="sm:[&_tbody_:is(th,td)]:py-1.5 max-sm:[&_tbody_tr]:grid-cols-3 max-sm:[&_tbody_tr]:p-3 max-sm:[&_tbody_th]:col-span-full max-sm:[&_tbody_td]:flex-col max-sm:[&_tbody_td]:items-start max-sm:[&_tbody_td]:justify-start max-sm:[&_tbody_td]:gap-0.5"
    />
  );
}
