import type { ReportView } from "#contracts/report.ts";
import { formatCount, formatShare, orDash } from "#domain/analytics/figures.ts";
import { Stars } from "#web/ui/controls/stars.tsx";
import { ExplainSign } from "#web/ui/overlays/explain-sign.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { explain } from "../explain.ts";
import { FigureRows } from "../figure-rows.tsx";
import type { ChangeNote } from "./change-note.ts";

type UserMetrics = ReportView["userMetrics"];

interface EngagementProps {
  metrics: UserMetrics;
  changed: ChangeNote;
}

export function EngagementOfPeoplePanel({ metrics, changed }: EngagementProps) {
  const { averageRating, totalRatings, totalSessions, feedbackCount } = metrics;
  return (
    <Panel title="User Engagement">
      <div className="mb-2.5 flex flex-wrap items-center gap-x-2.5 gap-y-1.5 border-b border-border pb-2.5 pointer-coarse:mb-0 pointer-coarse:min-h-11 pointer-coarse:pb-0">
        <span className="flex items-center gap-1.5 text-[14.5px] leading-tight font-medium text-text-2">
          Average rating
          <ExplainSign of="Average rating" text={explain("averageRating", totalRatings)} />
        </span>
        <b className="num ml-auto text-15 leading-none">
          {orDash(averageRating, (rating) => rating.toFixed(1))}
        </b>
        <Stars value={averageRating ?? 0} />
      </div>
      <FigureRows
        quietNames
        rows={[
          {
            name: "Total sessions",
            note: changed("totalSessions", totalSessions),
            value: formatCount(totalSessions),
            explanation: explain("totalSessions", totalSessions),
          },
          {
            name: "Feedback count",
            note: changed("feedbackCount", feedbackCount),
            value: formatCount(feedbackCount),
            explanation: explain("feedbackCount", feedbackCount),
          },
        ]}
      />
    </Panel>
  );
}

const COHORTS = [
  { cohort: "daily", name: "Daily", figure: "retentionDaily" },
  { cohort: "weekly", name: "Weekly", figure: "retentionWeekly" },
  { cohort: "monthly", name: "Monthly", figure: "retentionMonthly" },
] as const;

export function RetentionPanel({ metrics: { retentionRate, cohorts } }: { metrics: UserMetrics }) {
  return (
    <Panel title="Retention Rates">
      <FigureRows
        quietNames
        rows={COHORTS.map(({ cohort, name, figure }) => {
          const { people, returned } = cohorts[cohort];
          return {
            name,
            note: people > 0 ? `${formatCount(returned)} of ${formatCount(people)}` : "nobody yet",
            value: formatShare(retentionRate[cohort]),
            explanation: explain(figure, people),
          };
        })}
      />
    </Panel>
  );
}
