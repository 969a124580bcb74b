import { PerformanceHistory } from "#web/features/performance/history/performance-history.tsx";
import { PerformanceDashboard } from "#web/features/performance/performance-dashboard.tsx";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";
import { useMember } from "#web/platform/session/session.ts";
import { PageColumn } from "../page-column.tsx";

const SystemPage = lazyPart("system", async () => {
  return (await import("../console/system-page.tsx")).SystemPage;
});

/** For operators a page of the console, with more below the figures. */
export function PerformancePage() {
  if (useMember().role === "admin") return <SystemPage isPerformance />;
  return (
    <PageColumn>
      <PerformanceDashboard />
      <div className="mt-3.5">
        <PerformanceHistory />
      </div>
    </PageColumn>
  );
}
