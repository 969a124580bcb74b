import { LeaderboardCard } from "#web/features/leaderboard/leaderboard-card.tsx";
import { OwnStanding } from "#web/features/leaderboard/own-standing.tsx";
import { BackLink } from "../back-link.tsx";
import { PageColumn } from "../page-column.tsx";

export function LeaderboardPage() {
  return (
    <PageColumn width="reading">
      <BackLink>Back to Dashboard</BackLink>
      <div className="mt-3">
        <OwnStanding />
        <LeaderboardCard />
      </div>
    </PageColumn>
  );
}
