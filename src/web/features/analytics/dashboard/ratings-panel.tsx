import { LayoutGrid, ListChecks, type LucideIcon, MousePointer2, Palette, Sparkles, Zap } from "lucide-react";
import type { DashboardView } from "#contracts/analytics.ts";
import type { FigureName } from "#domain/analytics/figure-formulas.ts";
import { formatCount } from "#domain/analytics/figures.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Stars } from "#web/ui/controls/stars.tsx";
import { SignOf } from "#web/ui/overlays/explain-sign.tsx";
import { useExplanation } from "#web/ui/overlays/use-explanation.ts";
import { Panel } from "#web/ui/panel.tsx";
import { explain } from "../explain.ts";

type Ratings = Pick<
  DashboardView["businessMetrics"],
  "aiTaskPerformance" | "aiModelPerformance" | "uiPerformance"
>;

interface Rating {
  figure: FigureName;
  title: string;
  empty: string;
  fills: string;
  icon: LucideIcon;
  average: number | null;
  count: number;
}

const BY_AI = "Fills from the AI rating widget.";
const BY_UI = "Fills from the UI rating widget.";

function ratingsOf({
  aiTaskPerformance: task,
  aiModelPerformance: model,
  uiPerformance: ui,
}: Ratings): Rating[] {
  const { overall, visualDesign, navigation, loadingSpeed } = ui.averageRatings;
  const byAi = { fills: BY_AI };
  const byUi = { fills: BY_UI, count: ui.totalRatings };
  return [
    {
      ...byAi,
      figure: "aiTaskPerformance",
      title: "AI Task Performance",
      empty: "No AI task data yet",
      icon: ListChecks,
      average: task.average,
      count: task.totalRatings,
    },
    {
      ...byAi,
      figure: "aiModelPerformance",
      title: "AI Model Performance",
      empty: "No AI model data yet",
      icon: Sparkles,
      average: model.average,
      count: model.totalRatings,
    },
    {
      ...byUi,
      figure: "uiPerformance",
      title: "UI Performance",
      empty: "No UI data yet",
      icon: LayoutGrid,
      average: overall,
    },
    {
      ...byUi,
      figure: "visualDesign",
      title: "Visual Design",
      empty: "No visual design data yet",
      icon: Palette,
      average: visualDesign,
    },
    {
      ...byUi,
      figure: "navigation",
      title: "Navigation",
      empty: "No navigation data yet",
      icon: MousePointer2,
      average: navigation,
    },
    {
      ...byUi,
      figure: "loadingSpeed",
      title: "Loading Speed",
      empty: "No speed ratings yet",
      icon: Zap,
      average: loadingSpeed,
    },
  ];
}

export function RatingsPanel({ ratings, className }: { ratings: Ratings; className?: string | undefined }) {
  return (
    <Panel title="Ratings" aside="out of 5, latest per person per day" className={className}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {ratingsOf(ratings).map((rating) => (
          <RatingCard key={rating.figure} {...rating} />
        ))}
      </ul>
    </Panel>
  );
}

function RatingCard({ figure, title, empty, fills, icon: Icon, average, count }: Rating) {
  const explanation = useExplanation();
  const isEmpty = average === null;
  return (
    <li
      {...explanation.area}
      className={classNames(
        "grid min-h-[147px] min-w-0 content-start justify-items-start gap-2 rounded-quest border border-border bg-bg p-[15px] max-sm:p-3",
        isEmpty && "border-dashed",
      )}
    >
      <p className="flex items-center gap-[7px] text-[13.5px] leading-tight font-semibold">
        <Icon className="size-[18px] text-text-2 max-sm:hidden" aria-hidden="true" />
        {title}
      </p>
      {isEmpty ? (
        <p className="mt-1.5 text-15 leading-tight font-semibold">{empty}</p>
      ) : (
        <>
          <p className="text-15 leading-none font-medium text-text-2">
            <b className="num mr-0.5 text-32 leading-none font-extrabold text-text">{average.toFixed(1)}</b>/5
          </p>
          <Stars value={average} />
        </>
      )}
      <p className="flex items-center gap-1.5 text-[12.5px] leading-tight font-medium text-text-2">
        {isEmpty ? fills : `${formatCount(count)} ${count === 1 ? "rating" : "ratings"}`}
        <SignOf of={title} text={explain(figure, isEmpty ? 0 : count)} explanation={explanation} />
      </p>
    </li>
  );
}
