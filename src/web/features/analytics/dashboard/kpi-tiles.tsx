import { Activity, Check, Globe, RefreshCw, TrendingUp, Users, Zap } from "lucide-react";
import type { DashboardView } from "#contracts/analytics.ts";
import { formatCount, formatShare, orDash } from "#domain/analytics/figures.ts";
import { explain } from "../explain.ts";
import { FigureTile } from "../figure-tile.tsx";

export function KpiTiles({ figures }: { figures: DashboardView }) {
  const { totalUsers, activeUsers, onlineUsers, retention, completedTasks, totalTasks } = figures;
  return (
    <ul className="grid grid-cols-2 gap-3.5 sm:grid-cols-3 wide:grid-cols-6" aria-label="Key figures">
      <FigureTile
        label="Total Users"
        value={formatCount(totalUsers)}
        line={<ThisWeek count={figures.newUsersThisWeek} />}
        explanation={explain("totalUsers", totalUsers)}
        icon={Users}
      />
      <FigureTile
        label="Active Users"
        value={formatCount(activeUsers)}
        line="last 30 days"
        explanation={explain("activeUsers", activeUsers)}
        icon={Activity}
      />
      <FigureTile
        label="Online now"
        value={formatCount(onlineUsers)}
        line={onlineLine(figures.onlineVisitors)}
        explanation={explain("onlineUsers", onlineUsers)}
        icon={Globe}
      />
      <FigureTile
        label="Retention"
        value={formatShare(figures.retentionRate)}
        line={
          retention.before > 0
            ? `${formatCount(retention.returned)} of ${formatCount(retention.before)} returned`
            : "nobody to return yet"
        }
        explanation={explain("retentionRate", retention.before)}
        icon={RefreshCw}
      />
      <FigureTile
        label="Completion"
        value={formatShare(figures.completionRate)}
        line={
          totalTasks > 0
            ? `${formatCount(completedTasks)} of ${formatCount(totalTasks)} quests`
            : "no quests yet"
        }
        explanation={explain("completionRate", totalTasks)}
        icon={Check}
      />
      <FigureTile
        label="Total XP"
        value={formatCount(figures.totalXP)}
        line={`${orDash(figures.averageXP, formatCount)} on average`}
        explanation={explain("totalXP", totalUsers)}
        icon={Zap}
      />
    </ul>
  );
}

function ThisWeek({ count }: { count: number }) {
  if (count === 0) return "none new this week";
  return (
    <>
      <span className="inline-flex items-center gap-1 font-650 text-success">
        <TrendingUp className="size-3.5 stroke-2" aria-hidden="true" />+{formatCount(count)}
      </span>
      this week
    </>
  );
}

function onlineLine(visitors: number): string {
  if (visitors === 0) return "pinged within 90 s";
  return `and ${formatCount(visitors)} ${visitors === 1 ? "visitor" : "visitors"}`;
}
