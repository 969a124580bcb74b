import { EmptyState } from "#web/ui/empty-state.tsx";
import { BackLink } from "../back-link.tsx";
import { PageColumn } from "../page-column.tsx";

export function AnalyticsPage() {
  return (
    <PageColumn>
      <BackLink>Back to dashboard</BackLink>
      <h1 className="mt-3 mb-6 text-28 font-extrabold tracking-[-.02em]">Analytics Dashboard</h1>
      <EmptyState
        level={2}
        title="No Analytics Data"
        text="SideQuest does not collect any figures yet. Events, active people and finished quests will be counted here."
      />
    </PageColumn>
  );
}
