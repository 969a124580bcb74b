import { AuditSection } from "#web/features/admin/audit-section.tsx";
import { SystemActions } from "#web/features/admin/system-actions.tsx";
import { SystemStats } from "#web/features/admin/system-stats.tsx";
import { Acknowledge } from "#web/features/performance/alerts/acknowledge.tsx";
import { AlertChannels } from "#web/features/performance/alerts/alert-channels.tsx";
import { AlertLog } from "#web/features/performance/alerts/alert-log.tsx";
import { PerformanceHistory } from "#web/features/performance/history/performance-history.tsx";
import { PerformanceDashboard } from "#web/features/performance/performance-dashboard.tsx";
import { SetupSection } from "#web/features/setup/setup-card.tsx";
import { ConsoleBody } from "#web/ui/console-body.tsx";

/** How the servers are doing, what the instance holds, what was done to it, and what cannot be undone. */
export function SystemPage() {
  return (
    <ConsoleBody>
      <div className="min-w-0">
        <PerformanceDashboard alertAction={(id) => <Acknowledge alertId={id} />} />
      </div>
      <PerformanceHistory />
      <div className="grid grid-cols-1 gap-3.5 wide:grid-cols-[1.72fr_1fr]">
        <AlertLog />
        <AlertChannels />
      </div>
      <SetupSection />
      <SystemStats />
      <AuditSection />
      <SystemActions />
    </ConsoleBody>
  );
}
