import type { QueryClient } from "@tanstack/react-query";
import { getLevelShare } from "#contracts/sharing.ts";
import { platformName, type SharePlatform } from "#domain/sharing/sharing.ts";
import { call } from "#web/platform/api/api.ts";
import { t } from "#web/platform/language/text.ts";
import { reportProblem } from "#web/platform/report.ts";
import { noticeSessionEnd } from "#web/platform/session/session-end.ts";
import { saveFile } from "#web/platform/storage/save-file.ts";
import { toast } from "#web/ui/toast/toast-store.ts";
import { claimShare, refreshAfterShare } from "./claim-share.ts";
import { handOverPage } from "./hand-over-page.ts";
import { opensWindow, shareAddress } from "./share-addresses.ts";
import { shareByDevice } from "./share-by-device.ts";
import { reasonOf, type ShareOutcome, ShareProblem } from "./share-outcome.ts";
import { takePicture } from "./share-picture.ts";
import { rewardText, showReward } from "./share-reward.ts";
import { levelWords } from "./share-text.ts";
import { openShareWindow, WINDOW_OPEN_TEXT, watchShareWindow } from "./share-window.ts";

const WINDOW_TOAST_MS = 8_000;

export const LEVEL_PLATFORMS = ["share", "twitter", "facebook", "linkedin"] as const;

interface LevelShare {
  /** The level on the picture. The page and the text use the current level. */
  level: number;
  platform: SharePlatform;
  /** Element to take the picture of. */
  shown: () => HTMLElement | null;
  /** The pressed button. */
  near: HTMLElement;
}

/** Shares the level with its picture, then claims the XP. */
export async function shareLevel(client: QueryClient, share: LevelShare): Promise<ShareOutcome> {
  try {
    const rewardDelayMs = await handOver(share);
    if (rewardDelayMs === null) return { state: "cancelled" };
    const paid = await claimShare(client, share.platform);
    refreshAfterShare(client);
    const description = rewardText(
      paid,
      t("+{xp} XP earned for sharing your success!", { xp: paid.awarded }),
    );
    showReward({ title: t("Achievement Shared!"), description, icon: "xp" }, rewardDelayMs);
    return { state: "shared" };
  } catch (cause) {
    noticeSessionEnd(cause);
    reportProblem("A level could not be shared", cause);
    toast({
      title: t("Share Failed"),
      description: t("Failed to share on {name}. Please try again.", {
        name: levelPlatformName(share.platform),
      }),
      variant: "destructive",
    });
    return { state: "failed", reason: reasonOf(cause) };
  }
}

/** The name used in "shared on …". */
export function levelPlatformName(platform: SharePlatform): string {
  return platform === "share" ? t("this device") : platformName(platform);
}

async function handOver(share: LevelShare): Promise<number | null> {
  const { level, platform, shown, near } = share;
  if (!LEVEL_PLATFORMS.some((known) => known === platform)) throw new ShareProblem(t("Unsupported platform"));
  const opened = opensWindow(platform) ? openShareWindow() : null;
  try {
    // The picture first: if it fails, no page is created.
    const picture = await takePicture(shown());
    const file = new File([picture], `sidequest-level-${level}.png`, { type: "image/png" });
    const page = await call(getLevelShare, {});
    const words = levelWords(page.level, page.shareUrl);
    return await handOverPage(page, async () => {
      if (!opened || !opensWindow(platform)) return shareByDevice({ file, words }, near);
      saveFile(file.name, file);
      opened.location.replace(shareAddress(platform, words));
      return closing(opened);
    });
  } catch (cause) {
    opened?.close();
    throw cause;
  }
}

async function closing(opened: Window): Promise<number> {
  toast({
    title: t("Image Downloaded & Share Window Opened!"),
    description: `${t("Add the picture to your post.")} ${WINDOW_OPEN_TEXT}`,
    variant: "success",
    durationMs: WINDOW_TOAST_MS,
  });
  await watchShareWindow(opened);
  return 0;
}
