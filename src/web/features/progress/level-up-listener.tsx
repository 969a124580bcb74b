import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { type LevelUp, onLevelUp } from "#web/platform/level-up-event.ts";
import { reportProblem } from "#web/platform/report.ts";
import { burstConfetti } from "#web/ui/confetti.ts";
import { toast } from "#web/ui/toast/toast-store.ts";
import { AchievementArrival } from "./achievement-arrival.tsx";
import type { LevelUpDialogProps } from "./level-up-dialog.tsx";

interface LevelUpListenerProps {
  /** The share buttons' place in the dialog. */
  share?: (levelUp: LevelUp) => ReactNode;
}

/** Celebrates what was announced: a level in a dialog, and after it the newest achievement as a card. */
export function LevelUpListener({ share }: LevelUpListenerProps) {
  const [Dialog, setDialog] = useState<ComponentType<LevelUpDialogProps> | null>(null);
  const [levelUp, setLevelUp] = useState<LevelUp | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isOwnOpen = useRef(false);

  useEffect(() => {
    const celebrate = async (reached: LevelUp) => {
      // A level that comes while this dialog stands goes into the same one.
      if (!isOwnOpen.current && isDialogOpen()) return tell(reached);
      try {
        const { LevelUpDialog } = await import("./level-up-dialog.tsx");
        setDialog(() => LevelUpDialog);
      } catch (cause) {
        reportProblem("The level-up dialog could not be opened", cause);
        return tell(reached);
      }
      // A jump over several levels is one celebration, of the highest.
      setLevelUp((shown) => (shown && shown.newLevel > reached.newLevel ? shown : reached));
      setIsOpen(true);
    };
    return onLevelUp((reached) => void celebrate(reached));
  }, []);

  useEffect(() => {
    isOwnOpen.current = isOpen;
    if (isOpen) void burstConfetti();
  }, [isOpen]);

  return (
    <>
      {Dialog && levelUp ? (
        <Dialog open={isOpen} onOpenChange={setIsOpen} levelUp={levelUp} share={share?.(levelUp)} />
      ) : null}
      <AchievementArrival isHeldBack={isOpen} />
    </>
  );
}

function isDialogOpen(): boolean {
  return document.querySelector("[role=dialog][data-state=open]") !== null;
}

function tell({ newLevel, totalXP }: LevelUp): void {
  toast({
    title: "Level Up!",
    description: `Congratulations! You reached level ${newLevel} and earned ${totalXP.toLocaleString("en")} XP!`,
    icon: "level",
  });
}
