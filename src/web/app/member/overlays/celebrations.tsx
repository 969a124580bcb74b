import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import type { AchievementView } from "#contracts/progress.ts";
import { LevelUpListener } from "#web/features/progress/level-up-listener.tsx";
import { Boundary } from "#web/platform/lazy/boundary.tsx";
import { LazyOverlay } from "#web/platform/lazy/lazy-overlay.tsx";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";
import type { LevelUp } from "#web/wiring/level-up.ts";
import { openAchievement } from "#web/wiring/signals.ts";

const AchievementOverlay = lazyPart("achievement", async () => {
  return (await import("./achievement-overlay.tsx")).AchievementOverlay;
});
// Not `lazyPart`, which reloads the page if a file is missing: the celebration would be lost.
const LevelShareRow = lazy(async () => {
  return { default: (await import("#web/features/sharing/level-share-row.tsx")).LevelShareRow };
});
const ArrivalShareButtons = lazy(async () => {
  return { default: (await import("#web/features/sharing/arrival-share-buttons.tsx")).ArrivalShareButtons };
});

/** Level-up and achievement celebrations with their share buttons. */
export function Celebrations() {
  return (
    <>
      <LevelUpListener share={shareLevel} shareAchievement={shareAchievement} />
      <OpenedAchievement />
    </>
  );
}

function OpenedAchievement() {
  const [achievement, setAchievement] = useState<AchievementView | null>(null);
  const [open, setOpen] = useState(false);
  useEffect(
    () =>
      openAchievement.subscribe((opened) => {
        setAchievement(opened);
        setOpen(true);
      }),
    [],
  );
  return (
    <LazyOverlay open={open}>
      {achievement ? (
        <AchievementOverlay open={open} onOpenChange={setOpen} achievement={achievement} />
      ) : null}
    </LazyOverlay>
  );
}

function shareLevel({ newLevel }: LevelUp, shown: () => HTMLElement | null): ReactNode {
  return (
    <InPlace height="h-24">
      <LevelShareRow key={newLevel} level={newLevel} shown={shown} />
    </InPlace>
  );
}

function shareAchievement(achievement: AchievementView): ReactNode {
  return (
    <InPlace height="h-15">
      <ArrivalShareButtons key={achievement.id} achievement={achievement} />
    </InPlace>
  );
}

/** Reserves the height until the buttons load; shows nothing if they fail to. */
function InPlace({ height, children }: { height: string; children: ReactNode }) {
  return (
    <Boundary fallback={() => null}>
      <Suspense fallback={<div className={height} />}>{children}</Suspense>
    </Boundary>
  );
}
