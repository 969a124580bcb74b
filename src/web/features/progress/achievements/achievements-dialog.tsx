import { ChevronRight, Share2 } from "lucide-react";
import type { AchievementView } from "#contracts/progress.ts";
import { language } from "#web/platform/language/language.ts";
import { t } from "#web/platform/language/text.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { openAchievement } from "#web/wiring/signals.ts";
import { sharesText, shortDate } from "../progress-text.ts";
import { AchievementDisc, typeText } from "./achievement-disc.tsx";

interface AchievementsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Earned ones first. */
  achievements: readonly AchievementView[];
  timeZone: string;
}

export function AchievementsDialog({ open, onOpenChange, achievements, timeZone }: AchievementsDialogProps) {
  const earnedCount = achievements.filter(({ earnedAt }) => earnedAt !== null).length;
  return (
    <Dialog
      open={open}
      feature="Achievements"
      onOpenChange={onOpenChange}
      title={t("Achievements")}
      description={t("{count} of {total} earned.", { count: earnedCount, total: achievements.length })}
    >
      <ul className="-mt-2 grid" aria-label={t("Achievements")}>
        {achievements.map((achievement) => (
          <li
            key={achievement.id}
            className="relative flex gap-3.5 border-b border-border py-3.5 last:border-0 last:pb-0"
          >
            <AchievementDisc achievement={achievement} />
            <div className="min-w-0 flex-1">
              <p className="text-[11.5px] leading-none font-bold tracking-[.09em] text-text-2">
                {typeText(achievement.type)}
              </p>
              <h3 className="mt-1.5 text-16 leading-tight font-bold">
                {achievement.earnedAt === null ? (
                  t(achievement.title)
                ) : (
                  <OpeningTitle achievement={achievement} />
                )}
              </h3>
              <p className="mt-0.5 text-14 text-pretty text-text-2">{t(achievement.description)}</p>
              {achievement.earnedAt === null ? (
                <Progress achievement={achievement} />
              ) : (
                <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-0.5 text-13 font-medium text-text-2">
                  {t("Earned {day}", { day: shortDate(achievement.earnedAt, timeZone) })}
                  <span className="inline-flex items-center gap-1">
                    <Share2 className="size-3.5" aria-hidden="true" />
                    {sharesText(achievement.shareCount)}
                  </span>
                </p>
              )}
            </div>
            {achievement.earnedAt === null ? null : (
              <ChevronRight className="size-5 flex-none self-center text-text-2" aria-hidden="true" />
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** A button that covers its whole row. */
function OpeningTitle({ achievement }: { achievement: AchievementView }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      data-track="Achievement"
      onClick={() => openAchievement.emit(achievement)}
      className="border-0 bg-transparent p-0 text-left font-[inherit] text-inherit outline-none after:absolute after:-inset-x-2 after:inset-y-1 after:rounded-quest hover:after:bg-text/4 focus-visible:after:outline-2 focus-visible:after:outline-primary"
    >
      {t(achievement.title)}
    </button>
  );
}

function Progress({ achievement: { title, progress, target } }: { achievement: AchievementView }) {
  return (
    <div className="mt-2 flex items-center gap-3">
      <ProgressBar value={progress} max={target} label={t(title)} tone="gold" size="sm" className="flex-1" />
      <span className="num min-w-14 text-right text-13 font-bold text-text-2 tabular-nums">
        {t("{count} of {total}", {
          count: progress.toLocaleString(language),
          total: target.toLocaleString(language),
        })}
      </span>
    </div>
  );
}
