import { formatCount, formatDuration } from "#domain/analytics/figures.ts";
import { Plot } from "#web/ui/charts/plot.tsx";
import { linearScale } from "#web/ui/charts/scale.ts";
import { Bars, LABELLED_DOT_PX, Line, ReadColumns } from "#web/ui/charts/series.tsx";
import { ValueReader } from "#web/ui/charts/value-reader.tsx";
import { type EngagementDay, shortDay } from "./engagement-day.ts";
import { sessionTicks } from "./session-ticks.ts";

const HEIGHT_PX = 190;
/** Leaves space for the label of the highest point. */
const LINE_HEADROOM = 1.08;

/** Bars for average session time; a line for actions per session, on its own scale. */
export function EngagementChart({ days }: { days: readonly EngagementDay[] }) {
  const times = days.map((day) => day.avgSessionTime);
  const actions = days.map((day) => day.avgActionsPerSession);
  const mostActions = Math.max(1, ...actions.map((count) => count ?? 0));
  return (
    <ValueReader label="Engagement trends, day by day" texts={days.map(dayText)}>
      <Plot
        heightPx={HEIGHT_PX}
        labels={days.map(({ date }) => shortDay(date))}
        ticks={sessionTicks(Math.max(...times.map((time) => time ?? 0)))}
        tickText={formatDuration}
      >
        {(area) => {
          const actionsY = linearScale([0, mostActions * LINE_HEADROOM], [area.bottom, area.top]);
          const tops = days.map(({ avgSessionTime, avgActionsPerSession }) =>
            Math.min(
              area.y(avgSessionTime ?? 0),
              avgActionsPerSession === null ? area.bottom : actionsY(avgActionsPerSession) - LABELLED_DOT_PX,
            ),
          );
          return (
            <>
              <Bars area={area} values={times} />
              <Line area={area} values={actions} y={actionsY} valueText={formatCount} />
              <ReadColumns area={area} tops={tops} />
            </>
          );
        }}
      </Plot>
    </ValueReader>
  );
}

/** Sat 7: 190 sessions, 29m and 19 actions on average */
function dayText({ date, sessions, avgSessionTime, avgActionsPerSession }: EngagementDay): string {
  const all = `${shortDay(date)}: ${sessions.toLocaleString("en")} ${sessions === 1 ? "session" : "sessions"}`;
  if (avgSessionTime === null) return all;
  return `${all}, ${formatDuration(avgSessionTime)} and ${formatCount(avgActionsPerSession ?? 0)} actions on average`;
}
