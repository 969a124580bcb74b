import { useQueryClient } from "@tanstack/react-query";
import { Check, Link2, TriangleAlert } from "lucide-react";
import type { AchievementView } from "#contracts/progress.ts";
import { SHARE_XP, type SharePlatform } from "#domain/sharing/sharing.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { XpPill } from "#web/ui/xp-pill.tsx";
import { shareAchievement } from "./share-achievement.ts";
import { ShareButton } from "./share-button.tsx";
import { DIALOG } from "./share-surfaces.ts";
import { WINDOW_OPEN_TEXT } from "./share-window.ts";
import { useShares } from "./use-shares.ts";

const BUTTONS = [
  { platform: "x", label: "X" },
  { platform: "linkedin", label: "LinkedIn" },
  { platform: "instagram", label: "Instagram" },
  { platform: "sms", label: "SMS" },
  { platform: "twitter", label: "Twitter" },
  { platform: "facebook", label: "Facebook" },
] as const;

/** Share buttons in an achievement's dialog. */
export function AchievementShareButtons({ achievement }: { achievement: AchievementView }) {
  const client = useQueryClient();
  const { states, isWindowOpen, begin } = useShares();
  const share = (platform: SharePlatform) => (near: HTMLElement) =>
    void begin(platform, () => shareAchievement(client, { achievement, platform, near, surface: DIALOG }));
  const copied = states.copy?.state;
  const CopyIcon = copied === "shared" ? Check : copied === "failed" ? TriangleAlert : Link2;
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="sr-only">Share this achievement</legend>
      <div className="grid grid-cols-3 gap-2 sm:gap-2.5">
        {BUTTONS.map(({ platform, label }) => (
          <ShareButton
            key={platform}
            platform={platform}
            label={label}
            share={states[platform]}
            onShare={share(platform)}
          />
        ))}
      </div>
      <p className="mt-3 flex flex-wrap items-center justify-center gap-1.5 text-[13.5px] font-medium text-text-2">
        <XpPill xp={SHARE_XP} sign />
        <span role="status">{isWindowOpen ? WINDOW_OPEN_TEXT : "once for each network"}</span>
      </p>
      <Button
        variant="primary"
        size="lg"
        block
        className="mt-4"
        loading={copied === "sharing"}
        onClick={({ currentTarget }) => share("copy")(currentTarget)}
      >
        <CopyIcon className="size-5" aria-hidden="true" />
        Copy link
      </Button>
    </fieldset>
  );
}
