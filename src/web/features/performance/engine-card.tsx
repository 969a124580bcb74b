import type { PerformanceSnapshot } from "#contracts/performance.ts";
import { formatShare } from "#domain/analytics/figures.ts";
import { Panel } from "#web/ui/panel.tsx";
import { FigureList } from "./figure-list.tsx";
import { countText, timeText } from "./figure-text.ts";

export function EngineCard({ engine }: { engine: PerformanceSnapshot["breakdown"]["ragEngine"] }) {
  return (
    <Panel
      title="RAG Engine Performance"
      explanation="Quests made in the last 24 hours, the mean time of a generation that went well, the share of those that did, and the runs in which a plugin changed a batch."
      aside="last 24 hours"
    >
      <FigureList
        rows={[
          ["Tasks generated", countText(engine.tasksGenerated)],
          ["Average generation time", timeText(engine.avgGenerationTime)],
          ["Success rate", formatShare(engine.successRate)],
          ["Plugin enhancements", countText(engine.pluginEnhancements)],
        ]}
      />
    </Panel>
  );
}
