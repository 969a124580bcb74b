import type { ReportView } from "#contracts/report.ts";
import { formatCount, formatMilliseconds, formatShare, orDash, shareOf } from "#domain/analytics/figures.ts";
import { RankList } from "#web/ui/figures/rank-list.tsx";
import { NothingYet, Panel } from "#web/ui/panel.tsx";
import { explain } from "../explain.ts";
import { FigureRows } from "../figure-rows.tsx";
import type { ChangeNote } from "./change-note.ts";

type TaskMetrics = ReportView["taskMetrics"];

export function TaskPanel({ metrics, changed }: { metrics: TaskMetrics; changed: ChangeNote }) {
  const { successRate, generations, completionRate, totalGenerated, averageGenerationTime } = metrics;
  return (
    <Panel title="Task Performance">
      <FigureRows
        quietNames
        rows={[
          {
            name: "Success rate",
            note: changed("successRate", successRate, "points"),
            value: formatShare(successRate),
            explanation: explain("successRate", generations),
          },
          {
            name: "Completion rate",
            value: formatShare(completionRate),
            explanation: explain("completionRate", totalGenerated),
          },
          {
            name: "Total generated",
            note: changed("tasksGenerated", totalGenerated),
            value: formatCount(totalGenerated),
            explanation: explain("tasksGenerated", totalGenerated),
          },
          {
            name: "Avg generation time",
            note: changed("averageGenerationTime", averageGenerationTime),
            value: orDash(averageGenerationTime, formatMilliseconds),
            explanation: explain("averageGenerationTime", generations),
          },
        ]}
      />
    </Panel>
  );
}

interface BusinessTypesProps {
  counts: TaskMetrics["businessTypeBreakdown"];
  className?: string | undefined;
}

export function BusinessTypesPanel({ counts, className }: BusinessTypesProps) {
  const types = Object.entries(counts).sort(([, one], [, other]) => other - one);
  const largest = types[0]?.[1] ?? 0;
  const all = types.reduce((sum, [, count]) => sum + count, 0);
  return (
    <Panel title="Business Types" explanation={explain("businessTypes", all)} className={className}>
      {types.length === 0 ? (
        <NothingYet
          title="No business types yet"
          fills="Fills when quests are generated for somebody's business."
        />
      ) : (
        <RankList
          headings={["Business type", "Quests", "Share"]}
          rows={types.map(([type, count]) => ({
            id: type,
            name: type,
            notes: [formatCount(count)],
            value: formatShare(shareOf(count, all)),
            share: shareOf(count, largest) ?? 0,
          }))}
        />
      )}
    </Panel>
  );
}
