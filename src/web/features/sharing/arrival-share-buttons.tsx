import { useQueryClient } from "@tanstack/react-query";
import type { AchievementView } from "#contracts/progress.ts";
import { SHARE_XP } from "#domain/sharing/sharing.ts";
import { XpPill } from "#web/ui/xp-pill.tsx";
import { shareAchievement } from "./share-achievement.ts";
import { ShareButton } from "./share-button.tsx";
import { ARRIVAL } from "./share-surfaces.ts";
import { WINDOW_OPEN_TEXT } from "./share-window.ts";
import { useShares } from "./use-shares.ts";

const BUTTONS = [
  { platform: "x", label: "Share on X" },
  { platform: "linkedin", label: "Share on LinkedIn" },
  { platform: "instagram", label: "Share on Instagram" },
  { platform: "sms", label: "Share by SMS" },
] as const;

/** Share buttons on the card of a newly earned achievement. */
export function ArrivalShareButtons({ achievement }: { achievement: AchievementView }) {
  const client = useQueryClient();
  const { states, isWindowOpen, begin } = useShares();
  return (
    <>
      <div className="mt-4 flex items-center justify-center gap-2 max-sm:mt-2.5">
        {BUTTONS.map(({ platform, label }) => (
          <ShareButton
            key={platform}
            platform={platform}
            label={label}
            isSmall
            share={states[platform]}
            onShare={(near) =>
              void begin(platform, () =>
                shareAchievement(client, { achievement, platform, near, surface: ARRIVAL }),
              )
            }
          />
        ))}
        <XpPill xp={SHARE_XP} sign className="ml-0.5" />
      </div>
      <p role="status" className="mt-2 text-13 text-text-2 empty:hidden">
        {isWindowOpen ? WINDOW_OPEN_TEXT : null}
      </p>
    </>
  );
}
