import { mailLabel, type SentMailType } from "#domain/email/mail-rules.ts";
import { Badge, type BadgeTone } from "#web/ui/badge.tsx";

const TONES: Record<SentMailType, BadgeTone> = {
  feedback_reply: "primary",
  digest: "success",
  onboarding_incomplete_1h: "info",
  onboarding_incomplete_7d: "warning",
  inactive_7d: "neutral",
};

export function MailBadge({ type }: { type: SentMailType }) {
  return <Badge tone={TONES[type]}>{mailLabel(type)}</Badge>;
}
