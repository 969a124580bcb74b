import { Lightbulb } from "lucide-react";
import type { ReportView } from "#contracts/report.ts";
import { formatShare } from "#domain/analytics/figures.ts";
import { Badge } from "#web/ui/badge.tsx";
import { NothingYet, Panel } from "#web/ui/panel.tsx";

type Insight = ReportView["insights"][number];

const PRIORITIES = {
  high: { word: "High", tone: "danger" },
  medium: { word: "Medium", tone: "warning" },
  low: { word: "Low", tone: "neutral" },
} as const;

interface InsightsProps {
  insights: readonly Insight[];
  className?: string | undefined;
}

export function InsightsPanel({ insights, className }: InsightsProps) {
  return (
    <Panel title="Business Insights" className={className}>
      {insights.length === 0 ? (
        <NothingYet
          title="No insights available yet. More data needed."
          fills="A rule speaks once it has 20 cases to look at."
        />
      ) : (
        <ul className="grid gap-2.5">
          {insights.map((insight) => (
            <InsightCard key={insight.title} {...insight} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function InsightCard({ title, description, priority, confidence, actionable }: Insight) {
  const { word, tone } = PRIORITIES[priority];
  return (
    <li className="rounded-quest border border-border bg-bg p-3.5">
      <p className="flex flex-wrap items-center gap-2">
        <b className="mr-auto min-w-0 text-15 font-650 wrap-anywhere">{title}</b>
        <Badge tone={tone}>{`${word} priority`}</Badge>
        {actionable ? <Badge tone="primary">Actionable</Badge> : null}
      </p>
      <p className="mt-1.5 text-14 text-pretty wrap-anywhere text-text-2">{description}</p>
      <p className="mt-1.5 text-13 font-medium text-text-2">Confidence {formatShare(confidence)}</p>
    </li>
  );
}

interface RecommendationsProps {
  recommendations: readonly string[];
  className?: string | undefined;
}

export function RecommendationsPanel({ recommendations, className }: RecommendationsProps) {
  return (
    <Panel title="Recommendations" className={className}>
      {recommendations.length === 0 ? (
        <NothingYet
          title="No recommendations available. System performing well."
          fills="One appears when a figure passes a limit."
        />
      ) : (
        <ul className="grid gap-3">
          {recommendations.map((recommendation) => (
            <li key={recommendation} className="flex gap-2.5 text-15 text-pretty">
              <Lightbulb className="mt-0.5 size-[18px] text-gold-text" aria-hidden="true" />
              <span className="min-w-0 wrap-anywhere">{recommendation}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
