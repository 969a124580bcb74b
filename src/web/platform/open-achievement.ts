import type { AchievementView } from "#contracts/progress.ts";

const EVENT = "sidequest:open-achievement";

/** The shell listens: an earned achievement lies over every page, with ways to share it. */
export function openAchievement(achievement: AchievementView): void {
  window.dispatchEvent(new CustomEvent<AchievementView>(EVENT, { detail: achievement }));
}

export function onOpenAchievement(listener: (achievement: AchievementView) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<AchievementView>).detail);
  window.addEventListener(EVENT, hear);
  return () => window.removeEventListener(EVENT, hear);
}
