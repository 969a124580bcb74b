import { Flag, Trophy } from "lucide-react";
import { Card } from "#web/ui/card.tsx";
import { BackLink } from "../back-link.tsx";
import { PageColumn } from "../page-column.tsx";

export function LeaderboardPage() {
  return (
    <PageColumn width="reading">
      <BackLink>Back to dashboard</BackLink>
      <Card as="section" padding="none" className="mt-3 overflow-hidden">
        <header className="flex items-center gap-4 bg-gold-soft px-5 py-6 sm:px-6.5">
          <Trophy className="size-7 text-gold-text" aria-hidden="true" />
          <div>
            <h1 className="text-22 font-extrabold sm:text-24">Global Leaderboard</h1>
            <p className="text-15 text-text-2">Top productivity champions across all users</p>
          </div>
        </header>
        <div className="flex items-start gap-4 px-5 py-6 sm:px-6.5">
          <Flag className="mt-0.5 size-6 text-text-2" aria-hidden="true" />
          <div>
            <h2 className="text-16 font-bold">Ranks are not open yet</h2>
            <p className="text-15 text-text-2">
              Your XP and your finished quests are counted already. The ranking itself comes with a later
              version.
            </p>
          </div>
        </div>
      </Card>
    </PageColumn>
  );
}
