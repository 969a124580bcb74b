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
// Not lazy parts: those reload the page where a file is gone, and a celebration is not worth losing for its buttons.
const LevelShareRow = lazy(async () => {
  return { default: (await import("#web/features/sharing/level-share-row.tsx")).LevelShareRow };
});
const ArrivalShareButtons = lazy(async () => {
  return { default: (await import("#web/features/sharing/arrival-share-buttons.tsx")).ArrivalShareButtons };
});

/** What is celebrated can be shared. */
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

/** Keeps its room until the buttons are there; without them the celebration is one too. */
function InPlace({ height, children }: { height: string; children: ReactNode }) {
  return (
    <Boundary fallback={() => null}>
      <Suspense fallback={<div className={height} />}>{children}</Suspense>
    </Boundary>
  );
}
