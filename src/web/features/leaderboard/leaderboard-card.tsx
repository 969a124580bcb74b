import { Trophy } from "lucide-react";
import { Link } from "wouter";
import { t } from "#web/platform/language/text.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { useMember } from "#web/platform/session/session.ts";
import { RankMedal } from "#web/ui/brand/rank-medal.tsx";
import { Card } from "#web/ui/card.tsx";
import { buttonClass } from "#web/ui/controls/button.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";
import { LeaderboardRow } from "./leaderboard-row.tsx";
import { LeaderboardRows } from "./leaderboard-rows.tsx";
import { useLeaderboard, useStanding } from "./use-leaderboard.ts";

export function LeaderboardCard() {
  return (
    <Card as="section" padding="none" className="overflow-hidden">
      <header className="flex items-center gap-3.5 bg-gold-soft px-4 pt-6 pb-5 sm:px-6">
        <Trophy className="size-[30px] flex-none text-gold-text" aria-hidden="true" />
        <div className="min-w-0">
          <h1 className="text-22 font-extrabold sm:text-24">{t("Global Leaderboard")}</h1>
          <p className="mt-0.5 text-[14.5px] text-pretty text-text-2">
            {t("Top productivity champions across all users")}
          </p>
        </div>
      </header>
      <Board />
    </Card>
  );
}

function Board() {
  const board = useLeaderboard();
  if (!board.data)
    return board.isError ? (
      <LoadFailed
        what={t("The leaderboard could not be read.")}
        query={board}
        className="px-4 py-6 sm:px-6"
      />
    ) : (
      <BoardSkeleton />
    );
  return board.data.length > 0 ? <LeaderboardRows entries={board.data} /> : <NobodyYet />;
}

/** Whoever has XP already sees where it will stand. */
function NobodyYet() {
  const user = useMember();
  const { data: standing } = useStanding();
  const isNext = user.totalXP > 0 && standing?.listing === "nothing_completed";
  return (
    <>
      <div className="grid justify-items-center gap-4 px-4 py-8 text-center sm:px-6">
        <div className="flex items-end gap-2.5" aria-hidden="true">
          <RankMedal rank={2} className="h-[53px] w-12" />
          <RankMedal rank={1} className="h-[66px] w-15" />
          <RankMedal rank={3} className="h-[53px] w-12" />
        </div>
        <div>
          <h2 className="text-16 font-bold">{t("No competitors yet")}</h2>
          <p className="text-15 text-pretty text-text-2">
            {t("Complete some tasks to appear on the leaderboard!")}
          </p>
          {isNext ? (
            <p className="mt-1 text-15 text-pretty text-text-2">
              {t("Your XP counts already: the next quest you complete takes you to the top.")}
            </p>
          ) : null}
        </div>
        <Link href="/" className={buttonClass()}>
          {t("Go to today’s quest")}
        </Link>
      </div>
      {isNext ? (
        <ul aria-label={t("You")}>
          <LeaderboardRow
            entry={{
              ...user,
              tasksCompleted: 0,
              rank: null,
              isYou: true,
              isDemo: false,
            }}
          />
        </ul>
      ) : null}
    </>
  );
}

const ROWS = ["a", "b", "c", "d", "e", "f"];

function BoardSkeleton() {
  return (
    <SkeletonRegion label={t("Loading the leaderboard")}>
      {ROWS.map((row) => (
        <span key={row} className="flex items-center gap-3.5 border-t border-border px-4 py-3.5 sm:px-6">
          <Skeleton className="size-9 flex-none rounded-full" />
          <Skeleton className="size-[42px] flex-none rounded-full" />
          <span className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3 w-1/4" />
          </span>
          <Skeleton className="h-5 w-16 flex-none" />
        </span>
      ))}
    </SkeletonRegion>
  );
}
