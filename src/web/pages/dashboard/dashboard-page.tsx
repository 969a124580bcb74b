import { GreetingCard } from "#web/features/progress/greeting-card.tsx";
import { useMember } from "#web/platform/session.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { PageColumn } from "../page-column.tsx";

export function DashboardPage() {
  const user = useMember();
  return (
    <PageColumn className="grid gap-6">
      <GreetingCard user={user} />
      <EmptyState
        level={2}
        title="Your trail is clear"
        text="Quests are not part of SideQuest yet. Once they are, your first ones will stand here; your account, level and XP are already kept."
      />
    </PageColumn>
  );
}
