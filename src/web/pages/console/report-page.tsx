import { Report } from "#web/features/analytics/report/report.tsx";
import { ConsoleBody } from "#web/ui/console-body.tsx";

export function ReportPage() {
  return (
    <ConsoleBody>
      <div className="min-w-0">
        <Report isInConsole />
      </div>
    </ConsoleBody>
  );
}
