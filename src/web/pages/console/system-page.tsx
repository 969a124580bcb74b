import { AuditSection } from "#web/features/admin/audit-section.tsx";
import { SystemActions } from "#web/features/admin/system-actions.tsx";
import { SystemStats } from "#web/features/admin/system-stats.tsx";
import { Acknowledge } from "#web/features/performance/alerts/acknowledge.tsx";
import { AlertChannels } from "#web/features/performance/alerts/alert-channels.tsx";
import { AlertLog } from "#web/features/performance/alerts/alert-log.tsx";
import { PerformanceHistory } from "#web/features/performance/history/performance-history.tsx";
import { PerformanceDashboard } from "#web/features/performance/performance-dashboard.tsx";
import { Exports } from "#web/features/performance/performance-header.tsx";
import { SystemHealth } from "#web/features/performance/system-health.tsx";
import { SetupSection } from "#web/features/setup/setup-card.tsx";
import { ConsoleBody, ConsoleHead } from "#web/ui/console-body.tsx";

interface SystemPageProps {
  /** At /performance, which has a title, controls and figures of its own. */
  isPerformance?: boolean;
}

const acknowledge = (alertId: string) => <Acknowledge alertId={alertId} />;

/** How the servers are doing, what the instance holds, what was done to it, and what cannot be undone. */
export function SystemPage({ isPerformance = false }: SystemPageProps) {
  return (
    <ConsoleBody>
      {isPerformance ? (
        <>
          <div className="min-w-0">
            <PerformanceDashboard alertAction={acknowledge} />
          </div>
          <PerformanceHistory />
        </>
      ) : (
        <>
          <ConsoleHead
            title="System"
            about="Health, alerts, the audit log, and what concerns the whole instance."
          >
            <Exports />
          </ConsoleHead>
          <SystemHealth alertAction={acknowledge} charts={<PerformanceHistory />} />
        </>
      )}
      <SystemStats />
      <div className="grid grid-cols-1 gap-3.5 wide:grid-cols-[1.72fr_1fr]">
        <AlertLog />
        <AlertChannels />
      </div>
      <AuditSection />
      <SetupSection />
      <SystemActions />
    </ConsoleBody>
  );
}
