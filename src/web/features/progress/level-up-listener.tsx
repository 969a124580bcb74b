import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import type { AchievementView } from "#contracts/progress.ts";
import { reportProblem } from "#web/platform/report.ts";
import { burstConfetti } from "#web/ui/confetti.ts";
import { record, toast } from "#web/ui/toast/toast-store.ts";
import { type LevelUp, onLevelUp } from "#web/wiring/level-up.ts";
import { AchievementArrival } from "./achievements/achievement-arrival.tsx";
import type { LevelUpDialogProps } from "./level-up-dialog.tsx";
import { waitForOtherDialogs } from "./wait-for-other-dialogs.ts";

interface LevelUpListenerProps {
  /** Renders the share buttons in the dialog; `shown` returns the element to take a picture of. */
  share?: (levelUp: LevelUp, shown: () => HTMLElement | null) => ReactNode;
  /** Renders the share buttons on an achievement's card. */
  shareAchievement?: (achievement: AchievementView) => ReactNode;
}

/** Celebrates level-ups in a dialog, then the newest achievement as a card. */
export function LevelUpListener({ share, shareAchievement }: LevelUpListenerProps) {
  const [Dialog, setDialog] = useState<ComponentType<LevelUpDialogProps> | null>(null);
  const [levelUp, setLevelUp] = useState<LevelUp | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [waitingCount, setWaitingCount] = useState(0);
  const isOwnOpen = useRef(false);

  useEffect(() => {
    const left = new AbortController();
    const show = async (reached: LevelUp) => {
      try {
        const { LevelUpDialog } = await import("./level-up-dialog.tsx");
        setDialog(() => LevelUpDialog);
      } catch (cause) {
        reportProblem("The level-up dialog could not be opened", cause);
        return false;
      }
      // Several levels at once are one celebration, for the highest.
      setLevelUp((shown) => (shown && shown.newLevel > reached.newLevel ? shown : reached));
      setIsOpen(true);
      return true;
    };
    const celebrate = async (reached: LevelUp) => {
      let isToastShown = false;
      const showToast = () => {
        isToastShown = true;
        toast(wordsFor(reached));
      };
      setWaitingCount((count) => count + 1);
      // A level-up that arrives while this dialog is open updates it.
      await waitForOtherDialogs({
        isOwnOpen: () => isOwnOpen.current,
        onLong: showToast,
        signal: left.signal,
      });
      if (left.signal.aborted) return;
      const isShown = await show(reached);
      setWaitingCount((count) => count - 1);
      if (isToastShown) return;
      if (isShown) record(wordsFor(reached));
      else showToast();
    };
    const stop = onLevelUp((reached) => void celebrate(reached));
    return () => {
      stop();
      left.abort();
    };
  }, []);

  useEffect(() => {
    isOwnOpen.current = isOpen;
    if (isOpen) void burstConfetti();
  }, [isOpen]);

  return (
    <>
      {Dialog && levelUp ? (
        <Dialog
          open={isOpen}
          onOpenChange={setIsOpen}
          levelUp={levelUp}
          share={share && ((shown) => share(levelUp, shown))}
        />
      ) : null}
      <AchievementArrival isHeldBack={isOpen || waitingCount > 0} share={shareAchievement} />
    </>
  );
}

function wordsFor({ newLevel, totalXP }: LevelUp) {
  return {
    title: "Level Up!",
    description: `Congratulations! You reached level ${newLevel} and earned ${totalXP.toLocaleString("en")} XP!`,
    icon: "level" as const,
  };
}
