import type { AchievementView } from "#contracts/progress.ts";
import { medalMetal } from "#domain/progress/achievements.ts";
import { Medal, type MedalShape } from "#web/ui/brand/medal.tsx";
import { AchievementIcon } from "./achievement-icon.tsx";

const SHAPES: Record<string, MedalShape> = {
  quest_milestone: "hexagon",
  streak_milestone: "round",
  level_milestone: "shield",
};

interface AchievementMedalProps {
  achievement: Pick<AchievementView, "id" | "type" | "iconUrl">;
  className: string;
  iconClassName: string;
}

/** The medal of one achievement. A streak's shows a flame instead of an icon. */
export function AchievementMedal({ achievement, className, iconClassName }: AchievementMedalProps) {
  const { id, type, iconUrl } = achievement;
  return (
    <Medal
      className={className}
      metal={medalMetal(id)}
      shape={SHAPES[type] ?? "star"}
      {...(type === "streak_milestone"
        ? {}
        : { icon: <AchievementIcon iconUrl={iconUrl} className={iconClassName} /> })}
    />
  );
}
