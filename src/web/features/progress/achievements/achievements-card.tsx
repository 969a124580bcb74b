import { t } from "#web/platform/language/text.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Card, CardHead } from "#web/ui/card.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";
import { OpeningCard } from "../opening-card.tsx";
import { useLazyDialog } from "../use-lazy-dialog.ts";
import { useAchievements } from "../use-progress.ts";
import { AchievementDisc } from "./achievement-disc.tsx";

const PLACES = 5;

export function AchievementsCard({ timeZone }: { timeZone: string }) {
  const achievements = useAchievements();
  const { Dialog, frame, show } = useLazyDialog(async () => {
    return (await import("./achievements-dialog.tsx")).AchievementsDialog;
  });
  const all = achievements.data;
  if (!all) {
    return (
      <Card as="section">
        <CardHead title={t("Achievements")} />
        {achievements.isError ? (
          <LoadFailed what={t("Could not be read.")} query={achievements} className="mt-2.5" />
        ) : (
          <SkeletonRegion label={t("Loading your achievements")} className="mt-[13px] flex justify-between">
            {["a", "b", "c", "d", "e"].map((place) => (
              <Skeleton key={place} className="h-12 w-11 rounded-full" />
            ))}
          </SkeletonRegion>
        )}
      </Card>
    );
  }
  const earned = all.filter(({ earnedAt }) => earnedAt !== null);
  const locked = all.filter(({ earnedAt }) => earnedAt === null);
  // The last place shows the next locked achievement, if there is one.
  const shown = [...earned.slice(0, locked.length > 0 ? PLACES - 1 : PLACES), ...locked].slice(0, PLACES);
  return (
    <>
      <OpeningCard
        title={t("Achievements")}
        aside={
          <Badge>
            {earned.length > 0
              ? t("{count} of {total}", { count: earned.length, total: all.length })
              : t("{total} to earn", { total: all.length })}
          </Badge>
        }
        onOpen={show}
      >
        <div className="mt-[13px] flex justify-between gap-1 pb-[3px]">
          {shown.map((achievement) => (
            <AchievementDisc key={achievement.id} achievement={achievement} />
          ))}
        </div>
      </OpeningCard>
      {Dialog ? <Dialog {...frame} achievements={all} timeZone={timeZone} /> : null}
    </>
  );
}
