import { Report } from "../report/report.tsx";
import { DashboardFigures } from "./dashboard-figures.tsx";
import { DashboardSkeleton } from "./dashboard-skeleton.tsx";
import { useDashboard } from "./use-dashboard.ts";

/** The first tab: figures for the whole instance, then the report. */
export function AnalyticsTab() {
  const { data, isError } = useDashboard();
  return (
    <>
      {data ? <DashboardFigures figures={data} /> : isError ? null : <DashboardSkeleton />}
      <section className="mt-10" aria-label="Report">
        <Report isPage={false} />
      </section>
    </>
  );
}
