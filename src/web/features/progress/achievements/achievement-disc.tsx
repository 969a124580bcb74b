import { Lock } from "lucide-react";
import type { AchievementView } from "#contracts/progress.ts";
import { t } from "#web/platform/language/text.ts";
import { AchievementMedal } from "./achievement-medal.tsx";

/** A small medal; grey and under a lock if not earned yet. */
export function AchievementDisc({ achievement }: { achievement: AchievementView }) {
  if (achievement.earnedAt !== null) {
    return <AchievementMedal achievement={achievement} className="h-12 w-11" iconClassName="size-4" />;
  }
  return (
    <span className="relative grid h-12 w-11 flex-none place-items-center" aria-hidden="true">
      <AchievementMedal
        achievement={achievement}
        className="h-[42px] w-[39px] opacity-45 grayscale"
        iconClassName="size-3.5"
      />
      <span className="absolute right-0 bottom-0 grid size-[18px] place-items-center rounded-full border border-border bg-surface text-text-2">
        <Lock className="size-2.5" />
      </span>
    </span>
  );
}

/** "streak_milestone" → "STREAK MILESTONE" */
export function typeText(type: string): string {
  return t(type.replaceAll("_", " ").toLocaleUpperCase("en"));
}
