import { Lock } from "lucide-react";
import type { AchievementView } from "#contracts/progress.ts";
import { t } from "#web/platform/language/text.ts";
import { AchievementMedal } from "./achievement-medal.tsx";

/** A small medal; a dashed outline if not earned yet. */
export function AchievementDisc({ achievement }: { achievement: AchievementView }) {
  if (achievement.earnedAt !== null) {
    return <AchievementMedal achievement={achievement} className="h-12 w-11" iconClassName="size-4" />;
  }
  return (
    <span
      className="grid h-[42px] w-11 flex-none place-items-center rounded-full border-2 border-dashed border-control text-text-2"
      aria-hidden="true"
    >
      <Lock className="size-4" />
    </span>
  );
}

/** "streak_milestone" → "STREAK MILESTONE" */
export function typeText(type: string): string {
  return t(type.replaceAll("_", " ").toLocaleUpperCase("en"));
}
