import { useQueryClient } from "@tanstack/react-query";
import type { AchievementView } from "#contracts/progress.ts";
import { SHARE_XP } from "#domain/sharing/sharing.ts";
import { t } from "#web/platform/language/text.ts";
import { XpPill } from "#web/ui/xp-pill.tsx";
import { shareAchievement } from "./share-achievement.ts";
import { achievementPlatforms } from "./share-platforms.ts";
import { ShareRow } from "./share-row.tsx";
import { ARRIVAL, DIALOG } from "./share-surfaces.ts";
import { WINDOW_OPEN_TEXT } from "./share-window.ts";
import { useShares } from "./use-shares.ts";

interface AchievementShareButtonsProps {
  achievement: AchievementView;
  /** On the card of a new achievement: icons only. */
  isOnCard?: boolean;
}

/** Shares one achievement, and says what that pays. */
export function AchievementShareButtons({ achievement, isOnCard = false }: AchievementShareButtonsProps) {
  const client = useQueryClient();
  const { states, isWindowOpen, begin } = useShares();
  const surface = isOnCard ? ARRIVAL : DIALOG;
  return (
    <>
      <ShareRow
        legend={t("Share this achievement")}
        platforms={achievementPlatforms()}
        states={states}
        isSmall={isOnCard}
        onShare={(platform, near) =>
          void begin(platform, () => shareAchievement(client, { achievement, platform, near, surface }))
        }
      />
      <p className="mt-2.5 flex flex-wrap items-center justify-center gap-1.5 text-[13.5px] font-medium text-text-2">
        <XpPill xp={SHARE_XP} sign />
        <span role="status">{isWindowOpen ? WINDOW_OPEN_TEXT : t("once for each network")}</span>
      </p>
    </>
  );
}
