import { platformName, SHARE_XP, type SharePlatform, shareSource } from "./sharing.ts";

/** The XP ledger entry of a paid share. */
export function shareAward(
  userId: string,
  share: { subject: string; title: string; platform: SharePlatform },
) {
  return {
    userId,
    sourceType: shareSource(share.platform),
    sourceId: share.subject,
    label: `Shared “${share.title}” ${throughWhat(share.platform)}`,
    nominal: SHARE_XP,
    amount: SHARE_XP,
    reason: null,
    cap: null,
  };
}

function throughWhat(platform: SharePlatform): string {
  const isPlace = platform !== "copy" && platform !== "share" && platform !== "sms";
  return `${isPlace ? "on" : "by"} ${platformName(platform)}`;
}
