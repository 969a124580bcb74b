import type { SharePlatform } from "#domain/sharing/sharing.ts";

/** Whether this device has a share sheet of its own. */
export function hasShareSheet(): boolean {
  return typeof navigator.share === "function";
}

/** Where an achievement can be shared: the device's sheet if there is one, the link, then the networks. */
export function achievementPlatforms(): SharePlatform[] {
  const others: SharePlatform[] = ["copy", "x", "linkedin", "facebook", "instagram", "sms"];
  return hasShareSheet() ? ["share", ...others] : others;
}
