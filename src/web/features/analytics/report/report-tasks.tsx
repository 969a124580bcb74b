import type { ReportView } from "#contracts/report.ts";
import { formatCount, formatMilliseconds, formatShare, orDash, shareOf } from "#domain/analytics/figures.ts";
import { NothingYet, Panel } from "#web/ui/panel.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { explain } from "../explain.ts";
import { FigureRows } from "../figure-rows.tsx";

type TaskMetrics = ReportView["taskMetrics"];

export function TaskPanel({ metrics }: { metrics: TaskMetrics }) {
  const { successRate, generations, completionRate, totalGenerated, averageGenerationTime } = metrics;
  return (
    <Panel title="Task Performance">
      <FigureRows
        quietNames
        rows={[
          {
            name: "Success rate",
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
            value: formatCount(totalGenerated),
            explanation: explain("tasksGenerated", totalGenerated),
          },
          {
            name: "Average generation time",
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
  const all = types.reduce((sum, [, count]) => sum + count, 0);
  return (
    <Panel title="Business Types" explanation={explain("businessTypes", all)} className={className}>
      {types.length === 0 ? (
        <NothingYet
          title="No business types yet"
          fills="Fills when quests are generated for somebody's business."
        />
      ) : (
        <ul className="grid gap-3">
          {types.map(([type, count]) => (
            <li key={type} className="grid gap-1.5">
              <p className="flex items-baseline gap-2.5 text-14 leading-tight font-semibold">
                <span className="min-w-0 wrap-anywhere">{type}</span>
                <span className="ml-auto flex-none text-13 font-medium text-text-2">
                  {formatCount(count)}
                </span>
                <b className="num min-w-9 flex-none text-right text-15 leading-none">
                  {formatShare(shareOf(count, all))}
                </b>
              </p>
              <ProgressBar label={`${type}, of all generated`} value={count} max={all} size="md" />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
