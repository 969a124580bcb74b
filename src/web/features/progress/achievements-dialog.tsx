import { Share2 } from "lucide-react";
import type { AchievementView } from "#contracts/progress.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { AchievementDisc, typeText } from "./achievement-disc.tsx";
import { shortDate } from "./progress-text.ts";

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
      onOpenChange={onOpenChange}
      title="Achievements"
      description={`${earnedCount} of ${achievements.length} earned.`}
    >
      <ul className="-mt-2 grid" aria-label="Achievements">
        {achievements.map((achievement) => (
          <li
            key={achievement.id}
            className="flex gap-3.5 border-b border-border py-3.5 last:border-0 last:pb-0"
          >
            <AchievementDisc achievement={achievement} />
            <div className="min-w-0 flex-1">
              <p className={`text-[11.5px] leading-none font-bold tracking-[.09em] ${toneOf(achievement)}`}>
                {typeText(achievement.type)}
              </p>
              <h3 className="mt-1.5 text-16 leading-tight font-bold">{achievement.title}</h3>
              <p className="mt-0.5 text-14 text-pretty text-text-2">{achievement.description}</p>
              {achievement.earnedAt === null ? (
                <Progress achievement={achievement} />
              ) : (
                <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-0.5 text-13 font-medium text-text-2">
                  Earned {shortDate(achievement.earnedAt, timeZone)}
                  <span className="inline-flex items-center gap-1">
                    <Share2 className="size-3.5" aria-hidden="true" />
                    {sharesText(achievement.shareCount)}
                  </span>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Progress({ achievement: { title, progress, target } }: { achievement: AchievementView }) {
  return (
    <div className="mt-2 flex items-center gap-3">
      <ProgressBar value={progress} max={target} label={title} tone="gold" size="sm" className="flex-1" />
      <span className="num text-13 font-bold text-text-2">
        {progress.toLocaleString("en")} of {target.toLocaleString("en")}
      </span>
    </div>
  );
}

function toneOf({ earnedAt }: AchievementView): string {
  return earnedAt === null ? "text-text-2" : "text-streak";
}

function sharesText(count: number): string {
  if (count === 0) return "Not shared yet";
  return count === 1 ? "Shared once" : `Shared ${count} times`;
}
