import { Share2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { AchievementView } from "#contracts/progress.ts";
import { SHARE_XP } from "#domain/sharing/sharing.ts";
import { AchievementDisc, typeText } from "#web/features/progress/achievements/achievement-disc.tsx";
import { t } from "#web/platform/language/text.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { CloseButton } from "#web/ui/controls/close-button.tsx";
import { XpPill } from "#web/ui/xp-pill.tsx";

/** In the side column, where toasts are; without that column below the top bar, clear of the quest's action. */
const PLACE =
  "fixed inset-x-4 top-[calc(60px+env(safe-area-inset-top))] z-40 mx-auto max-w-[344px] sm:top-18 sm:right-6 sm:left-auto sm:w-[316px] wide:top-auto wide:right-[calc(var(--dock,0px)+max(52px,(100%-var(--dock,0px)-var(--page))/2))] wide:bottom-(--toast-page,88px)";

interface AchievementCardProps {
  achievement: AchievementView;
  /** While a toast is in this place. */
  isHidden: boolean;
  onDismiss: () => void;
  /** Renders the share buttons. */
  share: (achievement: AchievementView) => ReactNode;
}

/** One new achievement, small, until it is dismissed. Screen readers get its words from a live region. */
export function AchievementCard({ achievement, isHidden, onDismiss, share }: AchievementCardProps) {
  const [isSharing, setIsSharing] = useState(false);
  return (
    <section
      aria-label={t("New achievement: {title}", { title: t(achievement.title) })}
      className={classNames(
        PLACE,
        "animate-rise-in rounded-quest bg-surface p-3.5 text-text shadow-overlay",
        isHidden && "hidden",
      )}
    >
      <div className="flex items-start gap-3">
        <AchievementDisc achievement={achievement} />
        <div className="min-w-0 flex-1 self-center">
          <p className="text-[11px] leading-none font-bold tracking-[.09em] text-streak">
            {typeText(achievement.type)}
          </p>
          <h2 className="mt-1 text-16 leading-tight font-750 wrap-anywhere">{t(achievement.title)}</h2>
          <p className="mt-0.5 text-[13.5px] leading-snug text-pretty text-text-2">
            {t(achievement.description)}
          </p>
        </div>
        <CloseButton size="xs" className="-mt-1 -mr-1" aria-label={t("Dismiss")} onClick={onDismiss} />
      </div>
      <div className="mt-2.5">
        {isSharing ? (
          share(achievement)
        ) : (
          <Button
            block
            className="h-11!"
            aria-label={t("Share it, +{xp} XP", { xp: SHARE_XP })}
            data-track="Share achievement"
            onClick={() => setIsSharing(true)}
          >
            <Share2 className="size-[18px]" aria-hidden="true" />
            {t("Share it")}
            <XpPill xp={SHARE_XP} sign className="ml-1" />
          </Button>
        )}
      </div>
    </section>
  );
}
