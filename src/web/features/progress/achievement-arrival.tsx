import { useState } from "react";
import type { AchievementView } from "#contracts/progress.ts";
import { Medal } from "#web/ui/brand/medal.tsx";
import { CloseButton } from "#web/ui/close-button.tsx";
import { AchievementIcon, typeText } from "./achievement-disc.tsx";
import { useKnownAchievements } from "./use-progress.ts";

/** When the count grows after the first load, the newest one slides up as a card and stays until dismissed. */
export function AchievementArrival({ isHeldBack }: { isHeldBack: boolean }) {
  const earned = useKnownAchievements()?.filter(({ earnedAt }) => earnedAt !== null);
  const [knownCount, setKnownCount] = useState<number | null>(null);
  const [arrived, setArrived] = useState<AchievementView | null>(null);

  if (earned && earned.length !== knownCount) {
    if (knownCount !== null && earned.length > knownCount) setArrived(earned[0] ?? null);
    setKnownCount(earned.length);
  }

  return (
    // Always in the page: readers miss regions that are inserted together with their text.
    <div role="status" aria-label="New achievement">
      {arrived && !isHeldBack ? (
        <ArrivalCard achievement={arrived} onDismiss={() => setArrived(null)} />
      ) : null}
    </div>
  );
}

function ArrivalCard({ achievement, onDismiss }: { achievement: AchievementView; onDismiss: () => void }) {
  return (
    <div className="fixed inset-x-4 bottom-[calc(98px+env(safe-area-inset-bottom))] z-40 mx-auto max-w-[356px] animate-rise-in rounded-dialog bg-surface p-5 text-center text-text shadow-overlay sm:right-auto sm:bottom-[88px] sm:left-[max(32px,calc((100%-1320px)/2))] sm:mx-0 sm:w-[356px]">
      <CloseButton className="absolute top-2.5 right-2.5" aria-label="Dismiss" onClick={onDismiss} />
      <Medal
        className="mx-auto mt-1.5 mb-2 block! h-[118px] w-[108px]"
        {...(achievement.type === "streak_milestone"
          ? {}
          : { icon: <AchievementIcon iconUrl={achievement.iconUrl} className="size-10" /> })}
      />
      <p className="text-[11.5px] leading-none font-bold tracking-[.09em] text-streak">
        {typeText(achievement.type)}
      </p>
      <h2 className="mt-2 text-22 font-750 wrap-anywhere">{achievement.title}</h2>
      <p className="mt-1.5 text-[14.5px] leading-snug text-balance text-text-2">{achievement.description}</p>
    </div>
  );
}
