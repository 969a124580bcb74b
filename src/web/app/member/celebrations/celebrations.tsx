import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import type { AchievementView } from "#contracts/progress.ts";
import { t } from "#web/platform/language/text.ts";
import { Boundary } from "#web/platform/lazy/boundary.tsx";
import { randomId } from "#web/platform/random-id.ts";
import { useNotifications } from "#web/ui/toast/use-notifications.ts";
import { onCelebration } from "#web/wiring/celebrate.ts";
import { type LevelUp, onLevelUp } from "#web/wiring/level-up.ts";
import { AchievementCard } from "./achievement-card.tsx";
import { LevelCelebration } from "./level-celebration.tsx";
import { OpenedAchievement } from "./opened-achievement.tsx";
import { useCelebratedMessage } from "./use-celebrated-message.ts";
import { useCelebrationQueue } from "./use-celebration-queue.ts";
import { useNewAchievements } from "./use-new-achievements.ts";

// Not `lazyPart`, which reloads the page if a file is missing: the celebration would be lost.
const LevelShareRow = lazy(async () => {
  return { default: (await import("#web/features/sharing/level-share-row.tsx")).LevelShareRow };
});
const AchievementShareButtons = lazy(async () => {
  return {
    default: (await import("#web/features/sharing/achievement-share-buttons.tsx")).AchievementShareButtons,
  };
});

/** Shows celebrations one after the other: XP and streaks as toasts, levels as a dialog, achievements as a card. */
export function Celebrations() {
  const { shown, add, end } = useCelebrationQueue();
  useEffect(() => onCelebration((message) => add({ id: randomId(), kind: message.kind, message })), [add]);
  useEffect(
    () =>
      onLevelUp((levelUp) =>
        add({ id: `level-${levelUp.newLevel}`, kind: "level", level: levelUp.newLevel, levelUp }),
      ),
    [add],
  );
  useNewAchievements((achievement) => add({ id: achievement.id, kind: "achievement", achievement }));
  useCelebratedMessage(shown, end);
  const isToastOpen = useNotifications().shown.some(({ open }) => open);
  const achievement = shown?.kind === "achievement" ? shown.achievement : null;
  // A card that steps aside and comes back is said once.
  const [said, setSaid] = useState<AchievementView | null>(null);
  if (achievement && achievement !== said) setSaid(achievement);
  return (
    <>
      <LevelCelebration
        levelUp={shown?.kind === "level" ? shown.levelUp : null}
        onEnd={() => shown && end(shown.id)}
        share={shareLevel}
      />
      {/* Always mounted: screen readers miss live regions inserted together with their text. */}
      <div role="status" aria-label={t("New achievement")} className="sr-only">
        {said
          ? t("New achievement: {title}. {description}", {
              title: t(said.title),
              description: t(said.description),
            })
          : null}
      </div>
      {achievement ? (
        <AchievementCard
          key={achievement.id}
          achievement={achievement}
          isHidden={isToastOpen}
          onDismiss={() => {
            setSaid(null);
            end(achievement.id);
          }}
          share={shareAchievement}
        />
      ) : null}
      <OpenedAchievement />
    </>
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
      <AchievementShareButtons achievement={achievement} isOnCard />
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
