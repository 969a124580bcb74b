import type { FigureView, RevenueView } from "#contracts/console/revenue.ts";
import { type ChangeKind, changeOf } from "#domain/analytics/change.ts";
import type { FigureName } from "#domain/analytics/figure-formulas.ts";
import { formatCount, formatShare } from "#domain/analytics/figures.ts";
import { MONTHLY_PRICE } from "#domain/billing/subscription.ts";
import { countTicks, moneyTicks, shareTicks } from "#web/ui/charts/round-ticks.ts";
import type { FigureTab } from "#web/ui/figures/tile-tabs.tsx";
import { explain } from "../explain.ts";
import { moneyText } from "../money-text.ts";

export interface RevenueTile extends FigureTab {
  figure: FigureView;
  format: (value: number) => string;
  ticks: (max: number) => number[];
}

interface TileParts {
  id: string;
  label: string;
  name: FigureName;
  n: number | string;
  figure: FigureView;
  line: string;
  kind: ChangeKind;
  goodWhen: "up" | "down";
  format: (value: number) => string;
  ticks: (max: number) => number[];
}

const share = (value: number) => formatShare(value, value < 0.1 && value > 0 ? 1 : 0);

/** The six tiles of the revenue, in their order. */
export function revenueTiles(revenue: RevenueView, isCompared: boolean): RevenueTile[] {
  const { movements, trialsOfRange, trialsEnding, churnOf, waiting, currency } = revenue;
  const money = (cents: number) => moneyText(cents, currency);
  const active = revenue.active.value ?? 0;
  const began = movements.began.count + movements.returned.count;
  const ended = movements.cancelled.count + movements.unpaid.count;
  const parts: TileParts[] = [
    {
      id: "mrr",
      label: "MRR",
      name: "mrr",
      n: `${formatCount(active)} subscriptions`,
      figure: revenue.mrr,
      line:
        revenue.mrr.value === active * MONTHLY_PRICE.amount
          ? `${formatCount(active)} times ${money(MONTHLY_PRICE.amount)} a month`
          : `${formatCount(active)} subscriptions`,
      kind: "percent",
      goodWhen: "up",
      format: money,
      ticks: moneyTicks,
    },
    {
      id: "active",
      label: "Active subscriptions",
      name: "activeSubscriptions",
      n: active,
      figure: revenue.active,
      line: `${formatCount(began)} began, ${formatCount(ended)} ended`,
      kind: "count",
      goodWhen: "up",
      format: formatCount,
      ticks: countTicks,
    },
    {
      id: "trials",
      label: "Trials running",
      name: "trialsRunning",
      n: revenue.trials.value ?? 0,
      figure: revenue.trials,
      line: `${formatCount(trialsEnding.within3Days + trialsEnding.within7Days)} end within 7 days`,
      kind: "count",
      goodWhen: "up",
      format: formatCount,
      ticks: countTicks,
    },
    {
      id: "converted",
      label: "Trial to paid",
      name: "trialToPaid",
      n: trialsOfRange.ended,
      figure: revenue.trialToPaid,
      line:
        trialsOfRange.ended > 0
          ? `${formatCount(trialsOfRange.paid)} of ${formatCount(trialsOfRange.ended)} trials that ended`
          : "no trial ended",
      kind: "points",
      goodWhen: "up",
      format: share,
      ticks: shareTicks,
    },
    {
      id: "churn",
      label: "Churn",
      name: "churn",
      n: churnOf.of,
      figure: revenue.churn,
      line:
        churnOf.of > 0
          ? `${formatCount(churnOf.lost)} of ${formatCount(churnOf.of)} at the start`
          : "nobody to lose",
      kind: "points",
      goodWhen: "down",
      format: share,
      ticks: shareTicks,
    },
    {
      id: "failed",
      label: "Failed payments",
      name: "failedPayments",
      n: revenue.failed.value ?? 0,
      figure: revenue.failed,
      line: waiting.count > 0 ? `${money(waiting.amount)} waits for a retry` : "nothing waits for a retry",
      kind: "count",
      goodWhen: "down",
      format: formatCount,
      ticks: countTicks,
    },
  ];
  return parts.map(({ name, n, kind, ...tile }) => ({
    ...tile,
    value: tile.figure.value === null ? "—" : tile.format(tile.figure.value),
    change: isCompared ? changeOf(tile.figure.value, tile.figure.before, kind, tile.format) : null,
    spark: tile.figure.series,
    explanation: explain(name, n),
  }));
}
