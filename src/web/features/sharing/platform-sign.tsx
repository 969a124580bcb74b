import { Link2, MessageCircle, Share } from "lucide-react";
import type { ComponentType } from "react";
import type { SharePlatform } from "#domain/sharing/sharing.ts";
import { FacebookSign, InstagramSign, LinkedInSign, XSign } from "#web/ui/brand/share-icons.tsx";

type Sign = ComponentType<{ className?: string }>;

const SIGNS: Record<SharePlatform, Sign> = {
  x: XSign,
  twitter: XSign,
  facebook: FacebookSign,
  linkedin: LinkedInSign,
  instagram: InstagramSign,
  sms: MessageCircle,
  copy: Link2,
  share: Share,
};

export function PlatformSign({ platform, className }: { platform: SharePlatform; className: string }) {
  const Sign = SIGNS[platform];
  return (
    <span className="contents" aria-hidden="true">
      <Sign className={className} />
    </span>
  );
}
