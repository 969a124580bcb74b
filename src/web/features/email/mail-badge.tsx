import { type MailType, mailLabel } from "#domain/email/mail-rules.ts";
import { Badge, type BadgeTone } from "#web/ui/badge.tsx";

const TONES: Record<MailType, BadgeTone> = {
  onboarding_incomplete_1h: "info",
  onboarding_incomplete_7d: "warning",
  inactive_7d: "neutral",
};

export function MailBadge({ type }: { type: MailType }) {
  return <Badge tone={TONES[type]}>{mailLabel(type)}</Badge>;
}
