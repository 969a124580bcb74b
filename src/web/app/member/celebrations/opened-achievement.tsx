import { useEffect, useState } from "react";
import type { AchievementView } from "#contracts/progress.ts";
import { LazyOverlay } from "#web/platform/lazy/lazy-overlay.tsx";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";
import { openAchievement } from "#web/wiring/signals.ts";

const AchievementOverlay = lazyPart("achievement", async () => {
  return (await import("../overlays/achievement-overlay.tsx")).AchievementOverlay;
});

/** The dialog of an achievement that the person chose from the list. */
export function OpenedAchievement() {
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
