import type { QueryClient } from "@tanstack/react-query";
import { type AchievementView, listAchievements } from "#contracts/progress.ts";
import { getShareImage, type RecordedShare } from "#contracts/sharing.ts";
import type { SharePlatform } from "#domain/sharing/sharing.ts";
import { call } from "#web/platform/api/api.ts";
import { browser } from "#web/platform/browser.ts";
import { copyText } from "#web/platform/copy-text.ts";
import { t } from "#web/platform/language/text.ts";
import { reportProblem } from "#web/platform/report.ts";
import { noticeSessionEnd } from "#web/platform/session/session-end.ts";
import { toast } from "#web/ui/toast/toast-store.ts";
import { claimShare, refreshAfterShare, type SharePaid } from "./claim-share.ts";
import { handOverPage } from "./hand-over-page.ts";
import { opensWindow, shareAddress, smsAddress } from "./share-addresses.ts";
import { type ShareOutcome, ShareProblem } from "./share-outcome.ts";
import { COPIED_MS, showReward } from "./share-reward.ts";
import { shareBySheet } from "./share-sheet.ts";
import type { ShareSurface } from "./share-surfaces.ts";
import { achievementWords, inOneText, type ShareWords } from "./share-text.ts";
import { openShareWindow, watchShareWindow } from "./share-window.ts";

interface AchievementShare {
  achievement: AchievementView;
  platform: SharePlatform;
  surface: ShareSurface;
  /** The pressed button. */
  near: HTMLElement;
}

/** Shares the achievement on the platform, records it and claims the XP. */
export async function shareAchievement(client: QueryClient, share: AchievementShare): Promise<ShareOutcome> {
  const { achievement, platform, surface } = share;
  try {
    const shareUrl = await handOver(share);
    if (shareUrl === null) return { state: "cancelled" };
    const recorded = await surface.record({ achievementId: achievement.id, platform, shareUrl });
    showShareCount(client, achievement.id, recorded);
    const paid = await claim(client, platform, recorded);
    refreshAfterShare(client);
    showReward(surface.shared(platform, paid), copies(platform) ? COPIED_MS : 0);
    return { state: "shared" };
  } catch (cause) {
    noticeSessionEnd(cause);
    reportProblem("An achievement could not be shared", cause);
    toast(surface.failed);
    return { state: "failed" };
  }
}

/** Resolves to the public page's address; null if the person closed the device's share sheet. */
async function handOver({ achievement, platform, near }: AchievementShare): Promise<string | null> {
  const opened = opensWindow(platform) ? openShareWindow() : null;
  try {
    const page = await call(getShareImage, { achievementId: achievement.id });
    const words = achievementWords(achievement, page.shareUrl);
    const handed = await handOverPage(page, async () => {
      if (platform === "share") return shareBySheet(words);
      if (opened && opensWindow(platform)) {
        opened.location.replace(shareAddress(platform, words));
        await watchShareWindow(opened);
      } else if (platform === "sms") browser.goTo(smsAddress(words));
      else await copy(platform, words, near);
      return platform;
    });
    return handed === null ? null : page.shareUrl;
  } catch (cause) {
    opened?.close();
    throw cause;
  }
}

function copies(platform: SharePlatform): boolean {
  return platform === "instagram" || platform === "copy";
}

async function copy(platform: SharePlatform, words: ShareWords, near: HTMLElement): Promise<void> {
  if (!copies(platform)) throw new ShareProblem(t("Unsupported platform"));
  if (!(await copyText(inOneText(words), near))) throw new ShareProblem(t("Nothing could be copied"));
  toast(
    platform === "instagram"
      ? {
          title: "Instagram Stories",
          description: t("Caption copied! Create a story and paste the text."),
          durationMs: COPIED_MS,
          variant: "success",
        }
      : {
          title: t("Copied to clipboard!"),
          description: t("Share text copied to clipboard"),
          variant: "success",
        },
  );
}

/** A failed claim does not fail the share: the server pays it within a minute. */
async function claim(
  client: QueryClient,
  platform: SharePlatform,
  recorded: RecordedShare,
): Promise<SharePaid> {
  if (recorded.awarded === 0) return recorded;
  try {
    return await claimShare(client, platform);
  } catch (cause) {
    reportProblem("The XP of a share could not be claimed yet", cause);
    return recorded;
  }
}

function showShareCount(client: QueryClient, achievementId: string, { shareCount }: RecordedShare): void {
  client.setQueriesData<AchievementView[]>({ queryKey: [listAchievements.path] }, (known) =>
    known?.map((achievement) =>
      achievement.id === achievementId ? { ...achievement, shareCount } : achievement,
    ),
  );
}
