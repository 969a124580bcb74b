import { useState } from "react";
import type { DashboardView } from "#contracts/analytics.ts";
import type { PulseView } from "#contracts/console/pulse.ts";
import { TileTabs } from "#web/ui/figures/tile-tabs.tsx";
import { EngagementPanel } from "../dashboard/engagement-panel.tsx";
import { FigureChart } from "../figure-chart.tsx";
import { pulseTiles } from "./pulse-tiles.ts";

const EMPTY: Record<string, { title: string; fills: string }> = {
  retention: {
    title: "Nobody to return yet",
    fills: "Fills once people were here in the period before. Who was here is known for 62 days.",
  },
  completion: { title: "No quests yet", fills: "Fills with the first quests that the engine makes." },
};

interface PulseCardProps {
  pulse: PulseView;
  dashboard: DashboardView | undefined;
  isCompared: boolean;
}

/** Eight figures of the range, and one large chart of the chosen one. */
export function PulseCard({ pulse, dashboard, isCompared }: PulseCardProps) {
  const [chosen, setChosen] = useState("active");
  const tiles = pulseTiles(pulse, dashboard, isCompared);
  const shown = tiles.find(({ id }) => id === chosen) ?? tiles[0];
  if (!shown) return null;
  return (
    <TileTabs
      label="Choose what the chart shows"
      tiles={tiles}
      chosen={shown.id}
      onChoose={setChosen}
      columns={4}
    >
      {shown.id === "session" && dashboard ? (
        <EngagementPanel days={dashboard.userEngagement} />
      ) : (
        <FigureChart
          title={shown.label}
          per={shown.per}
          explanation={shown.explanation}
          range={shown.range ?? pulse}
          figure={shown.figure}
          isCompared={isCompared}
          format={shown.format}
          ticks={shown.ticks}
          isPerStep={/day|hour/u.test(shown.per)}
          {...(EMPTY[shown.id] && { empty: EMPTY[shown.id] })}
        />
      )}
    </TileTabs>
  );
}
