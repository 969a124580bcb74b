import type { DashboardView } from "#contracts/analytics.ts";
import { formatCount, formatDuration, formatShare } from "#domain/analytics/figures.ts";
import { NothingYet, Panel } from "#web/ui/panel.tsx";
import { namedAction } from "../action-text.ts";
import { explain } from "../explain.ts";
import { type FigureRow, FigureRows } from "../figure-rows.tsx";

const SHOWN = 5;

interface ListPanelProps {
  title: string;
  explanation: string;
  aside?: string;
  rows: readonly FigureRow[];
  empty: { title: string; fills: string };
}

function ListPanel({ rows, empty, ...panel }: ListPanelProps) {
  return <Panel {...panel}>{rows.length > 0 ? <FigureRows rows={rows} /> : <NothingYet {...empty} />}</Panel>;
}

interface TrafficPanelProps {
  sources: DashboardView["marketingInsights"]["trafficSources"];
  /** Total of all sources, including those not listed; likewise in the lists below. */
  all: number;
}

export function TrafficPanel({ sources, all }: TrafficPanelProps) {
  return (
    <ListPanel
      title="Traffic Sources & Conversion"
      explanation={explain("trafficSources", all)}
      rows={sources.map(({ source, visitors, conversionRate }) => ({
        name: source,
        note: `${formatCount(visitors)} ${visitors === 1 ? "visitor" : "visitors"}`,
        value: formatShare(conversionRate),
      }))}
      empty={{
        title: "No traffic source data yet",
        fills: "Fills with the first visit, by where it came from.",
      }}
    />
  );
}

export function ActionsPanel({ actions, all }: { actions: DashboardView["topActions"]; all: number }) {
  return (
    <ListPanel
      title="Most clicked actions"
      explanation={explain("topActions", all)}
      aside="top 5"
      rows={actions.slice(0, SHOWN).map(({ action, element, count }) => ({
        id: `${action}|${element}`,
        ...namedAction(action, element),
        value: formatCount(count),
      }))}
      empty={{ title: "No action data yet", fills: "Fills when people click, send or finish something." }}
    />
  );
}

interface ToolsPanelProps {
  tools: DashboardView["businessMetrics"]["toolPredictions"];
  all: number;
}

export function ToolsPanel({ tools, all }: ToolsPanelProps) {
  return (
    <ListPanel
      title="Tool Predictions"
      explanation={explain("toolPredictions", all)}
      rows={tools.map(({ tool, usage, accuracy }) => ({
        name: tool,
        note: `${formatCount(usage)} ${usage === 1 ? "use" : "uses"}`,
        value: formatShare(accuracy),
      }))}
      empty={{
        title: "No tool prediction data yet",
        fills: "Fills when a suggested tool is opened from a quest.",
      }}
    />
  );
}

export function FeaturesPanel({ features, all }: { features: DashboardView["topFeatures"]; all: number }) {
  return (
    <ListPanel
      title="Most Used Features"
      explanation={explain("topFeatures", all)}
      aside="top 5"
      rows={features.slice(0, SHOWN).map(({ featureName, usageCount, avgTimeSpent }) => ({
        name: featureName,
        note: formatDuration(avgTimeSpent),
        value: formatCount(usageCount),
      }))}
      empty={{ title: "No feature usage data yet", fills: "Fills when people open pages and dialogs." }}
    />
  );
}
