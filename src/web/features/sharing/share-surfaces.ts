import type { InputOf } from "#contracts/endpoint.ts";
import { type RecordedShare, recordAchievementShare, recordShare } from "#contracts/sharing.ts";
import { platformName, type SharePlatform } from "#domain/sharing/sharing.ts";
import { call } from "#web/platform/api/api.ts";
import { t } from "#web/platform/language/text.ts";
import type { ToastInput } from "#web/ui/toast/toast-store.ts";
import type { SharePaid } from "./claim-share.ts";
import { rewardText } from "./share-reward.ts";

const SHARED_MS = 2_000;

/** An achievement is shared from two places, each with its own endpoint and texts. */
export interface ShareSurface {
  record: (share: InputOf<typeof recordShare>) => Promise<RecordedShare>;
  shared: (platform: SharePlatform, paid: SharePaid) => ToastInput;
  failed: ToastInput;
}

export const DIALOG: ShareSurface = {
  record: (share) => call(recordShare, share),
  shared: (_, paid) => ({
    title: t("Achievement shared!"),
    description: rewardText(paid, t("+{xp} XP earned for sharing your success!", { xp: paid.awarded })),
    icon: "xp",
  }),
  failed: {
    title: t("Share failed"),
    description: t("Unable to share achievement. Please try again."),
    variant: "destructive",
  },
};

export const ARRIVAL: ShareSurface = {
  record: ({ achievementId, platform }) => call(recordAchievementShare, { achievementId, platform }),
  shared: (platform, paid) => ({
    title: t("Shared!"),
    description: rewardText(
      paid,
      t("+{xp} XP earned for sharing on {name}!", { xp: paid.awarded, name: t(platformName(platform)) }),
    ),
    icon: "xp",
    durationMs: SHARED_MS,
  }),
  failed: {
    title: t("Error"),
    description: t("Failed to record share. Please try again."),
    variant: "destructive",
  },
};
