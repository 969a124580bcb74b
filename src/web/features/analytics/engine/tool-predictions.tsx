import { formatCount, formatShare, shareOf } from "#domain/analytics/figures.ts";
import { RankList } from "#web/ui/figures/rank-list.tsx";
import { NothingYet, Panel } from "#web/ui/panel.tsx";
import { useDashboard } from "../dashboard/use-dashboard.ts";
import { explain } from "../explain.ts";

/** Which tools were opened from quests, and how often the suggested one was right. */
export function ToolPredictions() {
  const { data } = useDashboard();
  if (!data) return null;
  const tools = data.businessMetrics.toolPredictions;
  const largest = Math.max(...tools.map(({ usage }) => usage));
  return (
    <Panel title="Tool Predictions" explanation={explain("toolPredictions", data.basis.toolOpenings)}>
      {tools.length === 0 ? (
        <NothingYet
          title="No tool prediction data yet"
          fills="Fills when a suggested tool is opened from a quest."
        />
      ) : (
        <RankList
          headings={["Tool", "Uses", "Right"]}
          rows={tools.map(({ tool, usage, accuracy }) => ({
            id: tool,
            name: tool,
            notes: [formatCount(usage)],
            value: formatShare(accuracy),
            share: shareOf(usage, largest) ?? 0,
          }))}
        />
      )}
    </Panel>
  );
}
