import type { ReportView } from "#contracts/report.ts";
import { formatCount } from "#domain/analytics/figures.ts";
import { explain } from "../explain.ts";
import { FigureTile } from "../figure-tile.tsx";
import type { ChangeNote } from "./change-note.ts";

const HEALTH_WORDS = {
  excellent: "Excellent",
  good: "Good",
  warning: "Warning",
  critical: "Critical",
} as const;

const HEALTH_TONES = {
  excellent: "text-success",
  good: "text-info",
  warning: "text-warning",
  critical: "text-danger",
} as const;

interface ReportSummaryProps {
  summary: ReportView["summary"];
  /** Requests answered in the range. */
  requests: number;
  changed: ChangeNote;
}

/** "captured in this range, +12%" */
function withChange(line: string, change: string | undefined): string {
  return change ? `${line}, ${change}` : line;
}

export function ReportSummary({ summary, requests, changed }: ReportSummaryProps) {
  const { totalEvents, activeUsers, tasksGenerated, tasksCompleted, systemHealth } = summary;
  return (
    <ul
      className="card grid grid-cols-2 gap-px overflow-hidden bg-border wide:grid-cols-4"
      aria-label="Summary"
    >
      <FigureTile
        label="Total Events"
        value={formatCount(totalEvents)}
        line={withChange("captured in this range", changed("totalEvents", totalEvents))}
        explanation={explain("totalEvents", totalEvents)}
      />
      <FigureTile
        label="Active Users"
        value={formatCount(activeUsers)}
        line="with a session in this range"
        explanation={explain("activeUsers", activeUsers)}
      />
      <FigureTile
        label="Tasks Generated"
        value={formatCount(tasksGenerated)}
        line={withChange("made by the engine", changed("tasksGenerated", tasksGenerated))}
        explanation={explain("tasksGenerated", tasksGenerated)}
      />
      <FigureTile
        label="System Health"
        value={HEALTH_WORDS[systemHealth]}
        tone={HEALTH_TONES[systemHealth]}
        line={withChange(
          `${formatCount(tasksCompleted)} tasks completed`,
          changed("tasksCompleted", tasksCompleted),
        )}
        explanation={explain("systemHealth", `${requests.toLocaleString("en")} requests`)}
      />
    </ul>
  );
}
