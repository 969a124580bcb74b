import { StreakView } from "#web/features/progress/streak/streak-view.tsx";
import { BackLink } from "../back-link.tsx";
import { PageColumn } from "../page-column.tsx";

export function StreakPage() {
  return (
    <PageColumn>
      <BackLink>Back to Dashboard</BackLink>
      <div className="mt-3">
        <StreakView />
      </div>
    </PageColumn>
  );
}
