import { Users } from "lucide-react";
import { useState } from "react";
import type { LeagueView } from "#contracts/leagues/leagues.ts";
import { LEAGUES } from "#domain/leagues/leagues.ts";
import { language } from "#web/platform/language/language.ts";
import { t } from "#web/platform/language/text.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { FlagHill } from "#web/ui/brand/flag-hill.tsx";
import { Card } from "#web/ui/card.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { NothingHere, SectionCard } from "#web/ui/section-card.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";
import { LastWeek } from "./last-week.tsx";
import { LeagueGroup } from "./league-group.tsx";
import { LeagueName } from "./league-name.tsx";
import { useJoinLeague, useLeague, useLeaveLeague } from "./use-league.ts";

/** The weekly group: an invitation for those who are not in, otherwise everybody's points. */
export function LeagueSection() {
  const league = useLeague();
  if (league.data) return league.data.state === "out" ? <Invitation /> : <Joined league={league.data} />;
  if (league.isError)
    return (
      <Card>
        <LoadFailed what={t("Your league could not be read.")} query={league} />
      </Card>
    );
  return (
    <SkeletonRegion label={t("Loading your league")}>
      <Skeleton className="h-96 w-full rounded-dialog" />
    </SkeletonRegion>
  );
}

function Invitation() {
  const join = useJoinLeague();
  return (
    <EmptyState
      level={2}
      art={<FlagHill className="h-[110px] w-[148px]" />}
      title={t("Walk a week with about twenty others")}
      text={t(
        "A group at your stage and pace, new every Monday. Finished quests bring points, at most 200 a day. Others read a made-up name and your points, nothing else, and you can leave at any time.",
      )}
      actions={
        <Button variant="primary" loading={join.isPending} onClick={() => join.mutate()}>
          <Users className="size-[18px]" aria-hidden="true" />
          {t("Join the league")}
        </Button>
      }
    />
  );
}

function Joined({ league }: { league: LeagueView }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {league.lastWeek ? <LastWeek week={league.lastWeek} /> : null}
      <SectionCard
        title={t("This week's group")}
        about={ABOUT[league.state === "in" ? "in" : "without"](league)}
        aside={
          <Badge tone="level">{t("{league} league", { league: t(LEAGUES[league.league] ?? "") })}</Badge>
        }
      >
        {league.state === "in" ? <LeagueGroup group={league.group} /> : null}
        {league.state in WITHOUT ? <NothingHere {...WITHOUT[league.state as keyof typeof WITHOUT]} /> : null}
        <LeagueName league={league} />
        <Leave />
      </SectionCard>
    </div>
  );
}

const WHEN = { weekday: "long", hour: "2-digit", minute: "2-digit", hour12: false } as const;
const endText = ({ endsAt }: LeagueView) => new Date(endsAt).toLocaleString(language, WHEN);

const ABOUT = {
  in: (league: LeagueView) =>
    t("Until {moment} of your time. XP of finished quests, at most 200 a day.", { moment: endText(league) }),
  without: (league: LeagueView) =>
    t("The next week begins {moment} of your time.", { moment: endText(league) }),
};

const WITHOUT = {
  making: {
    title: t("Your group is being put together"),
    text: t("The week has just begun. Look again in a few minutes."),
  },
  waiting: {
    title: t("You are in from Monday on"),
    text: t(
      "Your group is chosen then, from people at your stage and pace. Until then every quest counts for you alone.",
    ),
  },
  paused: {
    title: t("You are taking a break"),
    text: t(
      "That is fine. Finish a quest whenever you like, and on the Monday after it you have a group again.",
    ),
  },
};

function Leave() {
  const [isAsked, setIsAsked] = useState(false);
  const leave = useLeaveLeague();
  return (
    <div className="mt-3 border-t border-border pt-2">
      <Button variant="ghost" size="sm" className="-ml-3" onClick={() => setIsAsked(true)}>
        {t("Leave the league")}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t("Leave the league?")}
        confirm={t("Leave now")}
        feature="Leave now"
        tone="primary"
        isPending={leave.isPending}
        onConfirm={() => leave.mutate(undefined, { onSettled: () => setIsAsked(false) })}
        onClose={() => setIsAsked(false)}
      >
        <p>
          {t(
            "Nobody sees you there from now on. The league you reached is kept: if you come back, your group starts on the Monday after.",
          )}
        </p>
      </ConfirmDialog>
    </div>
  );
}
