import {
  Bar,
  CartesianGrid,
  ComposedChart,
  LabelList,
  Line,
  Rectangle,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import { formatCount, formatDuration } from "#domain/analytics/figures.ts";
import { type EngagementDay, shortDay } from "./engagement-day.ts";
import { sessionTicks } from "./session-ticks.ts";

const AXIS_TEXT = { fill: "var(--text-2)", fontSize: 12.5 };

/** Bars of average session time, a line of actions per session. Drawn for eyes: the frame holds the table. */
export function EngagementChart({ days }: { days: readonly EngagementDay[] }) {
  const ticks = sessionTicks(Math.max(...days.map((day) => day.avgSessionTime ?? 0)));
  const mostActions = Math.max(1, ...days.map((day) => day.avgActionsPerSession ?? 0));
  return (
    <ComposedChart
      responsive
      data={days.map((day) => ({ ...day, label: shortDay(day.date) }))}
      margin={{ top: 22, right: 8, bottom: 0, left: 0 }}
      className="h-[268px] w-full"
      accessibilityLayer={false}
    >
      <CartesianGrid yAxisId="time" vertical={false} stroke="var(--border)" />
      <XAxis dataKey="label" tick={AXIS_TEXT} tickLine={false} axisLine={false} tickMargin={10} height={34} />
      <YAxis
        yAxisId="time"
        width={44}
        domain={[0, ticks.at(-1) ?? 0]}
        ticks={ticks}
        tickFormatter={(seconds: number) => formatDuration(seconds)}
        tick={AXIS_TEXT}
        tickLine={false}
        axisLine={false}
      />
      <YAxis yAxisId="actions" orientation="right" hide domain={[0, mostActions * 1.08]} />
      <Tooltip
        cursor={false}
        isAnimationActive={false}
        content={({ active, payload }) => <DayBubble day={active ? payload[0]?.payload : undefined} />}
      />
      <Bar
        yAxisId="time"
        dataKey="avgSessionTime"
        maxBarSize={46}
        isAnimationActive={false}
        shape={({ index, ...bar }) => (
          <Rectangle
            {...bar}
            radius={[8, 8, 0, 0]}
            fill={index === days.length - 1 ? "var(--primary)" : "var(--heat-1)"}
          />
        )}
      />
      <Line
        yAxisId="actions"
        dataKey="avgActionsPerSession"
        stroke="var(--gold-edge)"
        strokeWidth={3}
        strokeLinejoin="round"
        strokeLinecap="round"
        dot={{ r: 5, fill: "var(--gold)", stroke: "var(--surface)", strokeWidth: 2 }}
        activeDot={false}
        isAnimationActive={false}
      >
        <LabelList
          position="top"
          offset={9}
          formatter={(actions) => (typeof actions === "number" ? formatCount(actions) : "")}
          fill="var(--gold-text)"
          className="num text-13 font-750"
        />
      </Line>
    </ComposedChart>
  );
}

function DayBubble({ day }: { day: (EngagementDay & { label: string }) | undefined }) {
  if (!day) return null;
  return (
    <div className="rounded-[9px] bg-text px-2.5 py-1.5 text-13 font-550 text-bg shadow-float">
      <b className="block">{day.label}</b>
      {day.sessions.toLocaleString("en")} {day.sessions === 1 ? "session" : "sessions"}
      {day.avgSessionTime === null ? null : (
        <>
          , {formatDuration(day.avgSessionTime)} and {formatCount(day.avgActionsPerSession ?? 0)} actions on
          average
        </>
      )}
    </div>
  );
}
