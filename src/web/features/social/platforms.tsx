import type { ReactNode } from "react";
import type { SocialPlatform } from "#contracts/social.ts";
import { InstagramSign, LinkedInSign, XSign } from "#web/ui/brand/share-icons.tsx";

interface PlatformLook {
  name: string;
  icon: ReactNode;
  /** Before the handle, as the platform writes it. */
  sign: string;
}

export const PLATFORMS: Record<SocialPlatform, PlatformLook> = {
  twitter: { name: "Twitter", icon: <XSign className="size-5" />, sign: "@" },
  linkedin: { name: "LinkedIn", icon: <LinkedInSign className="size-5" />, sign: "in/" },
  instagram: { name: "Instagram", icon: <InstagramSign className="size-5" />, sign: "@" },
};

/** A first guess to write over: the person's own name as such handles look. */
export function placeholderHandle(platform: SocialPlatform, username: string): string {
  const name = username
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, "");
  return `${PLATFORMS[platform].sign}${name || "yourname"}`;
}
