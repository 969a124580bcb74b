import type { DashboardView } from "#contracts/analytics.ts";
import type { FigureName } from "#domain/analytics/figure-formulas.ts";
import { formatCount } from "#domain/analytics/figures.ts";
import { classNames } from "#web/ui/class-names.ts";
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
      average: task.average,
      count: task.totalRatings,
    },
    {
      ...byAi,
      figure: "aiModelPerformance",
      title: "AI Model Performance",
      empty: "No AI model data yet",
      average: model.average,
      count: model.totalRatings,
    },
    {
      ...byUi,
      figure: "uiPerformance",
      title: "UI Performance",
      empty: "No UI data yet",
      average: overall,
    },
    {
      ...byUi,
      figure: "visualDesign",
      title: "Visual Design",
      empty: "No visual design data yet",
      average: visualDesign,
    },
    {
      ...byUi,
      figure: "navigation",
      title: "Navigation",
      empty: "No navigation data yet",
      average: navigation,
    },
    {
      ...byUi,
      figure: "loadingSpeed",
      title: "Loading Speed",
      empty: "No speed ratings yet",
      average: loadingSpeed,
    },
  ];
}

export function RatingsPanel({ ratings }: { ratings: Ratings }) {
  return (
    <Panel title="Ratings" aside="out of 5, latest per person per day" isTight>
      <ul className="grid grid-cols-2 gap-x-3.5 gap-y-3.5 sm:grid-cols-3 wide:grid-cols-6 wide:gap-x-0">
        {ratingsOf(ratings).map((rating) => (
          <RatingCell key={rating.figure} {...rating} />
        ))}
      </ul>
    </Panel>
  );
}

function RatingCell({ figure, title, empty, fills, average, count }: Rating) {
  const explanation = useExplanation();
  const isEmpty = average === null;
  return (
    <li
      {...explanation.area}
      className={classNames(
        "min-w-0 wide:px-3.5 border-border wide:not-first:border-l wide:first:pl-0 wide:last:pr-0",
        isEmpty ? "border-dashed" : undefined,
      )}
    >
      <p className="flex items-center gap-1 text-13 leading-[1.3] font-semibold text-text-2">
        {title}
        <SignOf of={title} text={explain(figure, isEmpty ? 0 : count)} explanation={explanation} />
      </p>
      {isEmpty ? (
        <>
          <p className="mt-1 text-14 leading-tight font-semibold">{empty}</p>
          <p className="mt-0.5 text-12 leading-tight text-text-2">{fills}</p>
        </>
      ) : (
        <>
          <p className="mt-[3px] flex items-baseline gap-1.5 text-12 leading-[1.2] font-medium text-text-2">
            <b className="num text-22 leading-none font-extrabold text-text">{average.toFixed(1)}</b>/5
            <span className="ml-auto whitespace-nowrap">
              {formatCount(count)} {count === 1 ? "rating" : "ratings"}
            </span>
          </p>
          <span
            role="img"
            aria-label={`${average.toFixed(1)} out of 5`}
            className="mt-[7px] block h-1.5 overflow-hidden rounded-full bg-surface-2"
          >
            <span
              className="block h-full rounded-full bg-gold"
              style={{ width: `${(average / 5) * 100}%` }}
            />
          </span>
        </>
      )}
    </li>
  );
}
