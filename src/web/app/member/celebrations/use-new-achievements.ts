import { useEffect, useEffectEvent, useRef } from "react";
import type { AchievementView } from "#contracts/progress.ts";
import { useKnownAchievements } from "#web/features/progress/use-progress.ts";

/** Reports each achievement that is earned after the first load, newest first. */
export function useNewAchievements(onNew: (achievement: AchievementView) => void): void {
  const achievements = useKnownAchievements();
  const known = useRef<ReadonlySet<string> | null>(null);
  const report = useEffectEvent(onNew);
  useEffect(() => {
    if (!achievements) return;
    const earned = achievements.filter(({ earnedAt }) => earnedAt !== null);
    const before = known.current;
    known.current = new Set(earned.map(({ id }) => id));
    if (before) for (const achievement of earned) if (!before.has(achievement.id)) report(achievement);
  }, [achievements]);
}
