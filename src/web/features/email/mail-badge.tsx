import { type MailType, mailLabel } from "#domain/email/mail-rules.ts";
import { Badge, type BadgeTone } from "#web/ui/badge.tsx";

const TONES: Record<MailType | "feedback_reply", BadgeTone> = {
  feedback_reply: "primary",
  onboarding_incomplete_1h: "info",
  onboarding_incomplete_7d: "warning",
  inactive_7d: "neutral",
};

export function MailBadge({ type }: { type: keyof typeof TONES }) {
  return <Badge tone={TONES[type]}>{mailLabel(type)}</Badge>;
}
