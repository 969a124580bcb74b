import { lazy, type ReactNode, Suspense, useState } from "react";
import type { AchievementView } from "#contracts/progress.ts";
import { Boundary } from "#web/platform/lazy/boundary.tsx";
import { CloseButton } from "#web/ui/controls/close-button.tsx";
import { useKnownAchievements } from "../use-progress.ts";

// Not `lazyPart`, which reloads the page if a file is missing: the achievement would be lost.
const AchievementFace = lazy(async () => {
  return { default: (await import("./achievement-face.tsx")).AchievementFace };
});

const CARD =
  "fixed inset-x-4 bottom-[calc(98px+env(safe-area-inset-bottom))] z-40 mx-auto max-w-[356px] animate-rise-in rounded-dialog bg-surface p-5 text-center max-sm:p-4 text-text shadow-overlay sm:right-auto sm:bottom-[88px] sm:left-[max(48px,calc((100%-var(--dock,0px)-var(--page))/2))] sm:mx-0 sm:w-[356px]";

interface AchievementArrivalProps {
  isHeldBack: boolean;
  /** Renders the share buttons on the card. */
  share?: ((achievement: AchievementView) => ReactNode) | undefined;
}

/** When the count grows after the first load, shows the newest achievement as a card until dismissed. */
export function AchievementArrival({ isHeldBack, share }: AchievementArrivalProps) {
  const earned = useKnownAchievements()?.filter(({ earnedAt }) => earnedAt !== null);
  const [knownCount, setKnownCount] = useState<number | null>(null);
  const [arrived, setArrived] = useState<AchievementView | null>(null);

  if (earned && earned.length !== knownCount) {
    if (knownCount !== null && earned.length > knownCount) setArrived(earned[0] ?? null);
    setKnownCount(earned.length);
  }

  const shown = isHeldBack ? null : arrived;
  return (
    <div className={shown ? CARD : undefined}>
      {/* Always mounted: screen readers miss live regions inserted together with their text. */}
      <div role="status" aria-label="New achievement">
        {shown ? (
          <Boundary fallback={() => <b>{shown.title}</b>}>
            <Suspense>
              <AchievementFace achievement={shown} isLowOnPhones />
            </Suspense>
          </Boundary>
        ) : null}
      </div>
      {shown ? (
        <>
          {share?.(shown)}
          <CloseButton
            className="absolute top-2.5 right-2.5"
            aria-label="Dismiss"
            onClick={() => setArrived(null)}
          />
        </>
      ) : null}
    </div>
  );
}
