import { useState } from "react";
import type { RevenueView } from "#contracts/console/revenue.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";
import { ConsoleBody } from "#web/ui/console-body.tsx";
import { TileTabs } from "#web/ui/figures/tile-tabs.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";
import { DemoMark } from "../demo-mark.tsx";
import { FigureChart } from "../figure-chart.tsx";
import { RangeHead } from "../range/range-head.tsx";
import { useRange } from "../range/use-range.ts";
import { CohortTable } from "./cohort-table.tsx";
import { FailedCard, PlansCard, TrialsCard } from "./revenue-cards.tsx";
import { Moves } from "./revenue-moves.tsx";
import { revenueTiles } from "./revenue-tiles.ts";
import { useRevenue } from "./use-revenue.ts";

/** The console's second page: what comes in, from the ledger of payments. */
export function Revenue() {
  const { range, isCompared } = useRange();
  const revenue = useRevenue(range);
  const { data } = revenue;
  return (
    <ConsoleBody>
      <RangeHead title="Revenue" shown={data ?? null} />
      {data ? (
        <RevenueFigures revenue={data} isCompared={isCompared} />
      ) : revenue.isError ? (
        <Card>
          <LoadFailed what="The revenue could not be read." query={revenue} />
        </Card>
      ) : (
        <SkeletonRegion label="Loading revenue" className="grid gap-3.5">
          <Skeleton className="h-[455px] rounded-card" />
          <Skeleton className="h-96 rounded-card" />
        </SkeletonRegion>
      )}
    </ConsoleBody>
  );
}

export function RevenueFigures({ revenue, isCompared }: { revenue: RevenueView; isCompared: boolean }) {
  const [chosen, setChosen] = useState("mrr");
  const tiles = revenueTiles(revenue, isCompared);
  const shown = tiles.find(({ id }) => id === chosen) ?? tiles[0];
  return (
    <>
      {revenue.isTestMoney || revenue.hasDemoPeople ? (
        <p className="flex flex-wrap items-center gap-2 text-13 text-text-2">
          {revenue.isTestMoney ? <Badge tone="warning">Test money</Badge> : null}
          {revenue.hasDemoPeople ? <DemoMark /> : null}
          {revenue.isTestMoney ? (
            <span className="max-sm:sr-only">Amounts of the built-in test provider: nobody was charged.</span>
          ) : null}
        </p>
      ) : null}
      {shown ? (
        <TileTabs
          label="Choose what the chart shows"
          tiles={tiles}
          chosen={shown.id}
          onChoose={setChosen}
          columns={3}
        >
          <div className="grid grid-cols-1 wide:grid-cols-[minmax(0,1fr)_264px]">
            <FigureChart
              title={shown.label}
              per={revenue.isTestMoney && shown.id === "mrr" ? "test money" : ""}
              explanation={shown.explanation}
              range={revenue}
              figure={shown.figure}
              isCompared={isCompared}
              format={shown.format}
              ticks={shown.ticks}
              heightPx={224}
            />
            <Moves revenue={revenue} />
          </div>
        </TileTabs>
      ) : null}
      <div className="grid grid-cols-1 gap-3.5 wide:grid-cols-2">
        <TrialsCard revenue={revenue} />
        <div className="grid grid-rows-[auto_1fr] gap-3.5">
          <FailedCard revenue={revenue} />
          <PlansCard revenue={revenue} />
        </div>
      </div>
      <CohortTable cohorts={revenue.cohorts} />
    </>
  );
}
