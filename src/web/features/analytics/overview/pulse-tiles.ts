import type { DashboardView } from "#contracts/analytics.ts";
import type { PulseView } from "#contracts/console/pulse.ts";
import type { FigureView, RangeView } from "#contracts/console/revenue.ts";
import { type ChangeKind, changeOf } from "#domain/analytics/change.ts";
import type { FigureName } from "#domain/analytics/figure-formulas.ts";
import { formatCount, formatShare, orDash, shareOf } from "#domain/analytics/figures.ts";
import { countTicks, moneyTicks, shareTicks } from "#web/ui/charts/round-ticks.ts";
import type { FigureTab } from "#web/ui/figures/tile-tabs.tsx";
import { sessionTicks } from "../dashboard/session-ticks.ts";
import { explain } from "../explain.ts";
import { moneyText } from "../money-text.ts";

export interface PulseTile extends FigureTab {
  /** Quiet words after the chart's title. */
  per: string;
  figure: FigureView;
  format: (value: number) => string;
  ticks: (max: number) => number[];
  /** Its steps, where they are not those of the others. */
  range: RangeView | undefined;
}

/** 5m 42s: a mean of many sessions, so seconds are kept. */
function longDuration(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole}s`;
  return whole < 3_600 ? `${Math.floor(whole / 60)}m ${whole % 60}s` : `${(whole / 3_600).toFixed(1)}h`;
}

const percent = (share: number) => formatShare(share);
const shareDigits = (share: number | null) => formatShare(share, share !== null && share < 0.1 ? 1 : 0);

interface TileParts {
  id: string;
  label: string;
  name: FigureName;
  n: number | string | undefined;
  figure: FigureView;
  line: string;
  kind: ChangeKind;
  format: (value: number) => string;
  ticks: (max: number) => number[];
  per: string;
  range?: RangeView;
  /** What the tile says, where that is not the figure's value. */
  shown?: string;
  /** Compared with this instead of the period before. */
  change?: FigureTab["change"];
}

function tile(isCompared: boolean, parts: TileParts): PulseTile {
  const { id, label, name, n, figure, line, kind, format, ticks, per } = parts;
  const change =
    parts.change === undefined ? changeOf(figure.value, figure.before, kind, format) : parts.change;
  return {
    id,
    label,
    value: parts.shown ?? (figure.value === null ? "—" : format(figure.value)),
    line,
    change: isCompared ? change : null,
    goodWhen: "up",
    // What is counted over a step is not complete in the current one.
    spark: per.includes("day") || per.includes("hour") ? figure.series.slice(0, -1) : figure.series,
    explanation: explain(name, n),
    per,
    figure,
    format,
    ticks,
    range: parts.range,
  };
}

type VisitFigure = NonNullable<PulseView["inUtc"]>["figures"][number];

/** The steps of a figure that counts visits: those of the zone, or UTC days. */
function rangeOf({ inUtc, ...pulse }: PulseView, figure: VisitFigure): RangeView {
  return inUtc?.figures.includes(figure) ? inUtc.range : pulse;
}

/** The step of a figure in words, such as "a UTC day" where that is not the zone's day. */
function stepOf({ range, inUtc }: PulseView, figure: VisitFigure) {
  if (range === "24h") return "an hour";
  return inUtc?.figures.includes(figure) ? "a UTC day" : "a day";
}

/** The eight tiles of the overview, in their order. */
export function pulseTiles(pulse: PulseView, dashboard: DashboardView | undefined, isCompared: boolean) {
  const tiles = [...moneyTiles(pulse), ...peopleTiles(pulse, dashboard), ...workTiles(pulse)];
  return tiles.map((parts) => tile(isCompared, parts));
}

function moneyTiles(pulse: PulseView): TileParts[] {
  const { basis, currency } = pulse;
  return [
    {
      id: "mrr",
      label: "MRR",
      name: "mrr",
      n: `${formatCount(basis.activeSubscriptions)} subscriptions`,
      figure: pulse.mrr,
      line: `${formatCount(basis.activeSubscriptions)} active${pulse.isTestMoney ? ", test money" : " subscriptions"}`,
      kind: "percent",
      format: (cents) => moneyText(cents, currency),
      ticks: moneyTicks,
      per: pulse.isTestMoney ? "test money" : "",
    },
    {
      id: "trials",
      label: "Trials running",
      name: "trialsRunning",
      n: pulse.trials.value ?? 0,
      figure: pulse.trials,
      line: `${formatCount(basis.trialsEndingIn7Days)} end within 7 days`,
      kind: "count",
      format: formatCount,
      ticks: countTicks,
      per: "",
    },
  ];
}

function peopleTiles(pulse: PulseView, dashboard: DashboardView | undefined): TileParts[] {
  const { basis } = pulse;
  const total = pulse.totalUsers.value ?? 0;
  return [
    {
      id: "active",
      label: "Active Users",
      name: "activeUsers",
      n: pulse.activeUsers.value ?? 0,
      figure: pulse.activeUsers,
      line: `${formatShare(shareOf(pulse.activeUsers.value ?? 0, total))} of all accounts`,
      kind: "percent",
      format: formatCount,
      ticks: countTicks,
      per: stepOf(pulse, "activeUsers"),
      range: rangeOf(pulse, "activeUsers"),
    },
    {
      id: "users",
      label: "Total Users",
      name: "totalUsers",
      n: total,
      figure: pulse.totalUsers,
      line: dashboard ? thisWeek(dashboard.newUsersThisWeek) : "",
      kind: "count",
      format: formatCount,
      ticks: countTicks,
      per: "",
    },
    {
      id: "retention",
      label: "Retention",
      name: "retentionRate",
      n: basis.retention.before,
      figure: pulse.retention,
      line:
        basis.retention.before > 0
          ? `${formatCount(basis.retention.returned)} of ${formatCount(basis.retention.before)} returned`
          : "nobody to return yet",
      kind: "points",
      format: percent,
      shown: shareDigits(pulse.retention.value),
      ticks: shareTicks,
      per: `here again, ${stepOf(pulse, "retention")}`,
      range: rangeOf(pulse, "retention"),
    },
  ];
}

function workTiles(pulse: PulseView): TileParts[] {
  const { basis } = pulse;
  const total = pulse.totalUsers.value ?? 0;
  return [
    {
      id: "completion",
      label: "Completion",
      name: "completionRate",
      n: basis.completion.generated,
      figure: pulse.completion,
      line:
        basis.completion.generated > 0
          ? `${formatCount(basis.completion.completed)} of ${formatCount(basis.completion.generated)} quests`
          : "no quests yet",
      kind: "points",
      format: percent,
      ticks: shareTicks,
      per: "by the day the quests were made",
    },
    {
      id: "session",
      label: "Avg session",
      name: "avgSession",
      n: `${basis.sessions.toLocaleString("en")} sessions`,
      figure: pulse.session,
      line: `${orDash(basis.actionsPerSession, formatCount)} actions a session`,
      kind: "percent",
      format: longDuration,
      ticks: sessionTicks,
      per: stepOf(pulse, "session"),
      range: rangeOf(pulse, "session"),
    },
    {
      id: "xp",
      label: "Total XP",
      name: "totalXP",
      n: total,
      figure: pulse.xp,
      line: `${orDash(shareOf(pulse.xp.value ?? 0, total), formatCount)} on average`,
      kind: "count",
      change: changeOf(basis.xpEarned, 0, "count", formatCount),
      format: formatCount,
      ticks: countTicks,
      per: `earned ${pulse.range === "24h" ? "an hour" : "a day"}`,
    },
  ];
}

function thisWeek(count: number): string {
  return count === 0 ? "none new this week" : `${formatCount(count)} this week`;
}
