import { Lock } from "lucide-react";
import type { AchievementView } from "#contracts/progress.ts";
import { classNames } from "#web/ui/class-names.ts";

/** The achievement's icon in the current text colour. */
export function AchievementIcon({ iconUrl, className }: { iconUrl: string; className: string }) {
  return (
    <span
      className={classNames("block flex-none bg-current", className)}
      // Used as a mask, since an image file cannot take the theme's colour.
      style={{ mask: `url("${iconUrl}") center / contain no-repeat` }}
      aria-hidden="true"
    />
  );
}

/** A small gold medal; a dashed outline if not earned yet. */
export function AchievementDisc({ achievement }: { achievement: AchievementView }) {
  const isEarned = achievement.earnedAt !== null;
  return (
    <span
      className={classNames(
        "grid h-[42px] w-11 flex-none place-items-center rounded-full",
        isEarned
          ? "bg-gold text-on-gold shadow-[0_3px_0_var(--gold-edge)]"
          : "border-2 border-dashed border-control text-text-2",
      )}
      aria-hidden="true"
    >
      {isEarned ? (
        <AchievementIcon iconUrl={achievement.iconUrl} className="size-[18px]" />
      ) : (
        <Lock className="size-4" />
      )}
    </span>
  );
}

/** "streak_milestone" → "STREAK MILESTONE" */
export function typeText(type: string): string {
  return type.replaceAll("_", " ").toLocaleUpperCase("en");
}
