import type { ReactNode } from "react";
import type { SocialPlatform } from "#contracts/social.ts";
import { InstagramSign, LinkedInSign, XSign } from "#web/ui/brand/share-icons.tsx";

interface PlatformLook {
  name: string;
  icon: ReactNode;
  /** Prefix before the handle. */
  sign: string;
}

export const PLATFORMS: Record<SocialPlatform, PlatformLook> = {
  twitter: { name: "Twitter", icon: <XSign className="size-5" />, sign: "@" },
  linkedin: { name: "LinkedIn", icon: <LinkedInSign className="size-5" />, sign: "in/" },
  instagram: { name: "Instagram", icon: <InstagramSign className="size-5" />, sign: "@" },
};

/** Placeholder: the person's name in the form of a handle. */
export function placeholderHandle(platform: SocialPlatform, username: string): string {
  const name = username
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, "");
  return `${PLATFORMS[platform].sign}${name || "yourname"}`;
}
