import type { ReactNode } from "react";
import { Link } from "wouter";
import type { PersonView } from "#contracts/admin/person.ts";
import { mailLabel } from "#domain/email/mail-rules.ts";
import { formatMoney } from "#domain/general/money.ts";
import { timeAgo } from "#domain/general/time-ago.ts";
import { Badge, type BadgeTone } from "#web/ui/badge.tsx";
import { NothingHere } from "#web/ui/section-card.tsx";
import { When } from "#web/ui/when.tsx";

interface TabProps {
  view: PersonView;
}

const PAYMENTS = {
  paid: ["Paid", "success"],
  failed: ["Failed", "danger"],
  void: ["Given up", "neutral"],
} as const satisfies Record<string, readonly [string, BadgeTone]>;

export function PaymentsTab({ view: { payments, paid } }: TabProps) {
  if (payments.length === 0)
    return <Empty title="Nothing was paid" text="Payments stand here once there are any." />;
  return (
    <Lines
      about={paid
        .map(
          ({ amount, currency, count }) =>
            `${count === 1 ? "1 payment" : `${count} payments`}, ${formatMoney({ amount, currency })} in all.`,
        )
        .join(" ")}
    >
      {payments.map((payment) => (
        <Line key={payment.id}>
          <span className="mr-auto">
            <b className="font-650">{formatMoney(payment)}</b>{" "}
            <Badge tone={PAYMENTS[payment.state][1]}>{PAYMENTS[payment.state][0]}</Badge>{" "}
            {payment.isTest ? <Badge>Test</Badge> : null}
          </span>
          <span className="text-13 text-text-2">
            <When at={payment.periodStart} /> to <When at={payment.periodEnd} />
          </span>
        </Line>
      ))}
    </Lines>
  );
}

const MAILS = {
  sent: ["Sent", "success"],
  failed: ["Failed", "danger"],
  sending: ["On its way or in doubt", "warning"],
} as const satisfies Record<string, readonly [string, BadgeTone]>;

export function MailsTab({ view: { mails, facts } }: TabProps) {
  const about = facts.takesMail ? "" : "This person wants no reminders by mail.";
  if (mails.length === 0)
    return <Empty title="No mails yet" text={about || "Reminders and answers to feedback stand here."} />;
  return (
    <Lines about={about}>
      {mails.map(({ id, type, state, claimedAt }) => (
        <Line key={id}>
          <span className="mr-auto">
            {mailLabel(type)} <Badge tone={MAILS[state][1]}>{MAILS[state][0]}</Badge>
          </span>
          <span className="text-13 text-text-2">
            <When at={claimedAt} withTime />
          </span>
        </Line>
      ))}
    </Lines>
  );
}

export function SessionsTab({ view: { sessions } }: TabProps) {
  if (sessions.length === 0)
    return <Empty title="Not signed in anywhere" text="Devices with a session stand here." />;
  return (
    <Lines>
      {sessions.map(({ device, createdAt, lastSeenAt }) => (
        <Line key={createdAt + device}>
          <span className="mr-auto wrap-anywhere">{device}</span>
          <span className="text-13 text-text-2">
            since <When at={createdAt} />, used {timeAgo(new Date(lastSeenAt), new Date())}
          </span>
        </Line>
      ))}
    </Lines>
  );
}

const STATUS = { new: "New", seen: "Seen", done: "Done" } as const;
const TYPES = { bug: "Bug", feature: "Feature", ui: "UI", ai: "AI" } as const;

export function FeedbackTab({ view: { feedback } }: TabProps) {
  if (feedback.length === 0)
    return <Empty title="No feedback yet" text="What this person told you stands here." />;
  return (
    <Lines>
      {feedback.map(({ id, type, title, status, createdAt }) => (
        <Line key={id}>
          <span className="mr-auto min-w-0">
            <Badge>{TYPES[type]}</Badge>{" "}
            <Link
              href={`/analytics/feedback?message=${id}`}
              className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-on-primary-soft underline underline-offset-3"
            >
              {title}
            </Link>
          </span>
          <span className="text-13 text-text-2">
            {STATUS[status]}, <When at={createdAt} />
          </span>
        </Line>
      ))}
    </Lines>
  );
}

function Empty({ title, text }: { title: string; text: string }) {
  return (
    <div className="px-5 py-4">
      <NothingHere title={title} text={text} />
    </div>
  );
}

function Lines({ about, children }: { about?: string; children: ReactNode }) {
  return (
    <div className="px-5 pt-2 pb-5">
      {about ? <p className="py-2 text-13 text-text-2">{about}</p> : null}
      <ul className="divide-y divide-border">{children}</ul>
    </div>
  );
}

function Line({ children }: { children: ReactNode }) {
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-0.5 py-1.5 text-14">{children}</li>
  );
}
