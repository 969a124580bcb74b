export const SHARE_XP = 25;
export const MAX_PAID_SHARES_A_DAY = 12;

export const SHARE_PLATFORMS = [
  "x",
  "twitter",
  "facebook",
  "linkedin",
  "instagram",
  "sms",
  "copy",
  "share",
] as const;
export type SharePlatform = (typeof SHARE_PLATFORMS)[number];

/** Platforms as counted: x and twitter are the same. */
export type CountedPlatform = Exclude<SharePlatform, "x">;

const NAMES: Record<SharePlatform, string> = {
  x: "X",
  twitter: "Twitter",
  facebook: "Facebook",
  linkedin: "LinkedIn",
  instagram: "Instagram",
  sms: "SMS",
  copy: "a copied link",
  share: "a shared link",
};

export function platformName(platform: SharePlatform): string {
  return NAMES[platform];
}

export function countedPlatform(platform: SharePlatform): CountedPlatform {
  return platform === "x" ? "twitter" : platform;
}

/** The ledger's source name for a share. */
export function shareSource(platform: SharePlatform): string {
  return `${countedPlatform(platform)}_share`;
}

/** Source names accepted in a claim, such as "x_share", with their platform. */
export const SHARE_SOURCES: ReadonlyMap<string, SharePlatform> = new Map(
  SHARE_PLATFORMS.map((platform) => [`${platform}_share`, platform]),
);

export interface SharePay {
  readonly amount: number;
  /** Why nothing is paid, as text for the user. */
  readonly reason: string | null;
}

export const ALREADY_COUNTED = "Already counted: no further XP for this one.";
export const ENOUGH_TODAY = `That was ${MAX_PAID_SHARES_A_DAY} paid shares today. Thank you! No further XP until tomorrow.`;

export const REACHED_ELSEWHERE = "You reached this with what you brought along: shared, without XP.";

interface ShareFacts {
  readonly isCounted: boolean;
  /** Whether it is reached without what was imported. */
  readonly isReachedHere: boolean;
  readonly paidToday: number;
}

/** Pays once per achievement and platform, once per level, up to a daily limit, for what was reached here. */
export function payForShare({ isCounted, isReachedHere, paidToday }: ShareFacts): SharePay {
  if (!isReachedHere) return { amount: 0, reason: REACHED_ELSEWHERE };
  if (isCounted) return { amount: 0, reason: ALREADY_COUNTED };
  if (paidToday >= MAX_PAID_SHARES_A_DAY) return { amount: 0, reason: ENOUGH_TODAY };
  return { amount: SHARE_XP, reason: null };
}
