import { PerformanceDashboard } from "#web/features/performance/performance-dashboard.tsx";
import { PageColumn } from "../page-column.tsx";

export function PerformancePage() {
  return (
    <PageColumn>
      <PerformanceDashboard />
    </PageColumn>
  );
}
