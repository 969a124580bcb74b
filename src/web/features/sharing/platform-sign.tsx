import { Link2, MessageCircle, Share } from "lucide-react";
import type { ComponentType } from "react";
import type { SharePlatform } from "#domain/sharing.ts";
import { FacebookSign, InstagramSign, LinkedInSign, XSign } from "#web/ui/brand/share-icons.tsx";

type Sign = ComponentType<{ className?: string }>;

const SIGNS: Record<SharePlatform, Sign> = {
  x: XSign,
  twitter: BirdSign,
  facebook: FacebookSign,
  linkedin: LinkedInSign,
  instagram: InstagramSign,
  sms: MessageCircle,
  copy: Link2,
  share: Share,
};

/** Twitter's name still stands beside X's: two different signs for the two buttons. */
function BirdSign({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M22 4s-.7 2.1-2 3.4c1.6 10-9.4 17.3-18 11.6 2.2.1 4.4-.6 6-2C3 15.5.5 9.6 3 5c2.2 2.6 5.6 4.1 9 4-.9-4.2 4-6.6 7-3.8 1.1 0 3-1.2 3-1.2z" />
    </svg>
  );
}

export function PlatformSign({ platform, className }: { platform: SharePlatform; className: string }) {
  const Sign = SIGNS[platform];
  return (
    <span className="contents" aria-hidden="true">
      <Sign className={className} />
    </span>
  );
}
