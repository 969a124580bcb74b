import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { readMailAutomation } from "#contracts/email.ts";
import { MAIL_TYPES, type MailType, mailLabel } from "#domain/email/mail-rules.ts";
import { queryOf, READ_ON_MOUNT } from "#web/platform/api/query-of.ts";
import { classNames } from "#web/ui/class-names.ts";
import { SectionCard } from "#web/ui/section-card.tsx";
import { MailBadge } from "./mail-badge.tsx";
import { useDueMails } from "./use-due-mails.ts";

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

interface MailRulesProps {
  /** The mail whose text and preview are shown. */
  chosen: MailType;
  onChoose: (type: MailType) => void;
}

/** Who gets which mail; the one that is chosen is shown below. */
export function MailRules({ chosen, onChoose }: MailRulesProps) {
  const name = useId();
  const due = useDueMails().data;
  const sent = useQuery({ ...queryOf(readMailAutomation), ...READ_ON_MOUNT }).data?.sentByType;
  const counts = (type: MailType) =>
    [
      due && `${due.hasMore ? "at least " : ""}${due.byType[type].toLocaleString("en")} due`,
      sent && `${sent[type].toLocaleString("en")} sent in 30 days`,
    ]
      .filter(Boolean)
      .join(", ");
  return (
    <SectionCard
      title="Rules"
      about="Choose one to see its mail and change its text."
      className="wide:col-span-full"
    >
      <fieldset className="m-0 grid min-w-0 gap-2.5 border-0 p-0 stack:grid-cols-3">
        <legend className="sr-only">Mail</legend>
        {MAIL_TYPES.map((type) => (
          <label
            key={type}
            className={classNames(
              "relative block cursor-pointer rounded-quest border-2 p-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary",
              type === chosen ? "border-primary bg-primary-soft" : "border-border hover:border-control",
            )}
          >
            <input
              type="radio"
              name={name}
              aria-label={mailLabel(type)}
              aria-describedby={`${name}-${type}`}
              className="sr-only"
              checked={type === chosen}
              onChange={() => onChoose(type)}
            />
            <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <MailBadge type={type} />
              <span className="ml-auto text-13 font-semibold tabular-nums">{counts(type)}</span>
            </span>
            <span
              id={`${name}-${type}`}
              className={classNames(
                "mt-2 block text-14 leading-[1.4] text-pretty",
                type === chosen ? "text-on-primary-soft" : "text-text-2",
              )}
            >
              {WHO[type]}
            </span>
          </label>
        ))}
      </fieldset>
      <h3 className="mt-4 mb-2 text-14 font-650">What keeps it from being too much</h3>
      <ul className="grid list-disc content-start gap-x-9 gap-y-1 pl-5 text-13 text-pretty text-text-2 stack:grid-cols-2">
        {LIMITS.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </SectionCard>
  );
}
