import { AuditSection } from "#web/features/admin/audit-section.tsx";
import { SystemActions } from "#web/features/admin/system-actions.tsx";
import { SystemStats } from "#web/features/admin/system-stats.tsx";
import { PerformanceDashboard } from "#web/features/performance/performance-dashboard.tsx";
import { ConsoleBody } from "#web/ui/console-body.tsx";

/** How the servers are doing, what the instance holds, what was done to it, and what cannot be undone. */
export function SystemPage() {
  return (
    <ConsoleBody>
      <div className="min-w-0">
        <PerformanceDashboard />
      </div>
      <SystemStats />
      <AuditSection />
      <SystemActions />
    </ConsoleBody>
  );
}
