import type { ReactNode } from "react";
import { formatCount, formatMilliseconds, formatShare, orDash } from "#domain/analytics/figures.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { Card } from "#web/ui/card.tsx";
import { FactStrip } from "#web/ui/figures/fact-strip.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { explain } from "../explain.ts";
import { useRange } from "../range/use-range.ts";
import { changeNotes } from "../report/change-note.ts";
import { PluginsPanel } from "../report/plugins-panel.tsx";
import { useReport } from "../report/use-report.ts";

/** How the engine did over the range: above and below what it learned from. */
export function EngineFigures({ children }: { children: ReactNode }) {
  const { range, isCompared } = useRange();
  const report = useReport(range);
  const { data } = report;
  if (!data)
    return (
      <>
        {report.isError ? (
          <Card>
            <LoadFailed what="The engine's figures could not be read." query={report} />
          </Card>
        ) : (
          <Skeleton className="h-[62px] rounded-card" />
        )}
        {children}
      </>
    );
  const { taskMetrics, performanceMetrics } = data;
  const changed = changeNotes(data, isCompared);
  const { successRate, generations, totalGenerated, averageGenerationTime } = taskMetrics;
  return (
    <>
      <FactStrip
        title="RAG Engine Performance"
        facts={[
          {
            name: "Tasks generated",
            note: changed("tasksGenerated", totalGenerated),
            value: formatCount(totalGenerated),
            explanation: explain("tasksGenerated", totalGenerated),
          },
          {
            name: "Generation time",
            note: changed("averageGenerationTime", averageGenerationTime),
            value: orDash(averageGenerationTime, formatMilliseconds),
            explanation: explain("averageGenerationTime", generations),
          },
          {
            name: "Success rate",
            note: changed("successRate", successRate, "points"),
            value: formatShare(successRate),
            explanation: explain("successRate", generations),
          },
        ]}
      />
      {children}
      <PluginsPanel plugins={performanceMetrics.pluginPerformance} />
    </>
  );
}
