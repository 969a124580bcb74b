import { MAIL_TYPES, type MailType } from "#domain/email/mail-rules.ts";
import { SectionCard } from "#web/ui/section-card.tsx";
import { MailBadge } from "./mail-badge.tsx";

const WHO: Record<MailType, string> = {
  onboarding_incomplete_1h:
    "Signed up at least an hour and less than 7 days ago, and has not finished onboarding.",
  onboarding_incomplete_7d: "Signed up 7 days ago or earlier, and has not finished onboarding.",
  inactive_7d: "Finished onboarding, and has not been here for 7 days or more.",
};

const LIMITS = [
  "One kind of mail a person at a time, and at most one mail in 72 hours.",
  "Each kind comes once; Inactive 7 Days once for each absence.",
  "Whoever unsubscribed by the link in a mail, or in the profile, gets none. Neither do the made-up people of a demo.",
  "By schedule only from 09:00 to 20:00 in the reader's time zone; Send all sends now.",
  "A mail goes out at most once, even if the server stops in the middle.",
];

export function MailRules() {
  return (
    <SectionCard title="Rules" about="Who gets which mail, and what keeps it from being too much.">
      <div className="grid gap-x-8 gap-y-4 stack:grid-cols-2">
        <dl className="grid content-start gap-3">
          {MAIL_TYPES.map((type) => (
            <div key={type} className="grid gap-x-3 gap-y-1 sm:grid-cols-[124px_1fr]">
              <dt>
                <MailBadge type={type} />
              </dt>
              <dd className="text-14 text-pretty text-text-2">{WHO[type]}</dd>
            </div>
          ))}
        </dl>
        <ul className="grid list-disc content-start gap-1.5 pl-5 text-14 text-pretty text-text-2">
          {LIMITS.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </div>
    </SectionCard>
  );
}
