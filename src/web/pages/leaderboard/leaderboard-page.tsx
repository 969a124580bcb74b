import { LeaderboardCard } from "#web/features/leaderboard/leaderboard-card.tsx";
import { OwnStanding } from "#web/features/leaderboard/own-standing.tsx";
import { t } from "#web/platform/language/text.ts";
import { BackLink } from "../back-link.tsx";
import { PageColumn } from "../page-column.tsx";

export function LeaderboardPage() {
  return (
    <PageColumn>
      <BackLink>{t("Back to Dashboard")}</BackLink>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 wide:grid-cols-[minmax(0,1fr)_360px]">
        <div className="wide:order-last">
          <OwnStanding />
        </div>
        <LeaderboardCard />
      </div>
    </PageColumn>
  );
}
