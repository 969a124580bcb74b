import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import type { LevelUpDialogProps } from "#web/features/progress/level-up-dialog.tsx";
import { waitForOtherDialogs } from "#web/features/progress/wait-for-other-dialogs.ts";
import { language } from "#web/platform/language/language.ts";
import { t } from "#web/platform/language/text.ts";
import { reportProblem } from "#web/platform/report.ts";
import { burstConfetti } from "#web/ui/confetti.ts";
import { record, toast } from "#web/ui/toast/toast-store.ts";
import { useLast } from "#web/ui/use-last.ts";
import type { LevelUp } from "#web/wiring/level-up.ts";

interface LevelCelebrationProps {
  /** Null while another celebration, or none, has its turn. */
  levelUp: LevelUp | null;
  onEnd: () => void;
  share: (
    levelUp: LevelUp,
    shown: () => HTMLElement | null,
  ) => ReturnType<NonNullable<LevelUpDialogProps["share"]>>;
}

/** The dialog of a level-up. It waits for other dialogs; where one stays open, a toast says it meanwhile. */
export function LevelCelebration({ levelUp, onEnd, share }: LevelCelebrationProps) {
  const [Dialog, setDialog] = useState<ComponentType<LevelUpDialogProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const hasTurn = levelUp !== null;
  const open = useEffectEvent((LevelUpDialog: ComponentType<LevelUpDialogProps>, isToastShown: boolean) => {
    setDialog(() => LevelUpDialog);
    setIsOpen(true);
    void burstConfetti();
    if (levelUp && !isToastShown) record(wordsFor(levelUp));
  });
  const say = useEffectEvent(() => {
    if (levelUp) toast(wordsFor(levelUp));
  });
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (!hasTurn) return;
    const left = new AbortController();
    const show = async () => {
      let isToastShown = false;
      const onLong = () => {
        isToastShown = true;
        if (!left.signal.aborted) say();
      };
      await waitForOtherDialogs({ isOwnOpen: () => false, onLong, signal: left.signal });
      if (left.signal.aborted) return;
      try {
        const { LevelUpDialog } = await import("#web/features/progress/level-up-dialog.tsx");
        if (!left.signal.aborted) open(LevelUpDialog, isToastShown);
      } catch (cause) {
        reportProblem("The level-up dialog could not be opened", cause);
        if (!isToastShown) say();
        end();
      }
    };
    void show();
    return () => left.abort();
  }, [hasTurn]);

  // Kept while the dialog closes.
  const reached = useLast(levelUp);
  if (!Dialog || !reached) return null;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (open) return;
        setIsOpen(false);
        onEnd();
      }}
      levelUp={reached}
      share={(shown) => share(reached, shown)}
    />
  );
}

function wordsFor({ newLevel, totalXP }: LevelUp) {
  return {
    title: t("Level Up!"),
    description: t("Congratulations! You reached level {level} and earned {xp} XP!", {
      level: newLevel,
      xp: totalXP.toLocaleString(language),
    }),
    icon: "level" as const,
  };
}
