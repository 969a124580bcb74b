import { ArrowDown, ArrowUp, Copy, type LucideIcon } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import type { PersonView } from "#contracts/admin/person.ts";
import { PLAN_KIND_WORDS } from "#domain/admin/plan-kinds.ts";
import { SEGMENT_MEANS } from "#domain/analytics/segments.ts";
import { timeAgo } from "#domain/general/time-ago.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { Avatar } from "#web/ui/avatar.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { CloseButton } from "#web/ui/controls/close-button.tsx";
import { Tabs } from "#web/ui/controls/tabs.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";
import { PLAN_TONES } from "../people-looks.ts";
import { PersonPlan } from "../person-plan.tsx";
import { LedgerTab } from "./ledger-tab.tsx";
import { NotesTab } from "./notes-tab.tsx";
import { PersonActs } from "./person-acts.tsx";
import { FeedbackTab, MailsTab, PaymentsTab, SessionsTab } from "./person-lists.tsx";
import { TimelineTab } from "./timeline-tab.tsx";
import { usePerson } from "./use-person.ts";

interface PersonPanelProps {
  id: string;
  /** The people of the list, to step through. */
  ids: readonly string[];
  /** How many the list has, also on pages that are not loaded yet; null if that is not known. */
  total: number | null;
  onGo: (id: string) => void;
  onClose: () => void;
}

/** Beside the list from 1100 px, over its right part below that; phones show it between their two bars. */
export function PersonPanel({ id, ids, total, onGo, onClose }: PersonPanelProps) {
  const person = usePerson(id);
  const headingId = useId();
  const frame = useRef<HTMLElement>(null);
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);
  const place = ids.indexOf(id);
  const [before, after] = [ids[place - 1], place < 0 ? undefined : ids[place + 1]];
  return (
    <section
      ref={frame}
      tabIndex={-1}
      aria-labelledby={headingId}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !event.defaultPrevented) onClose();
      }}
      className="min-h-0 min-w-0 overflow-y-auto overscroll-contain border-border bg-surface outline-none max-sm:fixed max-sm:inset-x-0 max-sm:top-13 max-sm:bottom-[calc(65px+env(safe-area-inset-bottom))] max-sm:z-10 sm:border-l sm:max-wide:absolute sm:max-wide:inset-y-0 sm:max-wide:right-0 sm:max-wide:z-5 sm:max-wide:w-[432px] sm:max-wide:shadow-overlay"
    >
      <div className="sticky top-0 z-1 flex h-13 items-center gap-0.5 bg-surface px-2">
        <CloseButton aria-label="Close person" onClick={onClose} />
        <Step label="Previous person" Icon={ArrowUp} to={before} onGo={onGo} />
        <Step label="Next person" Icon={ArrowDown} to={after} onGo={onGo} />
        <p className="flex-1 pl-1.5 text-13 text-text-2 tabular-nums">
          {place < 0 || total === null
            ? ""
            : `${(place + 1).toLocaleString("en")} of ${total.toLocaleString("en")}`}
        </p>
        {person.data ? <PersonActs view={person.data} onGone={onClose} /> : null}
      </div>
      {person.data ? (
        <Whole view={person.data} headingId={headingId} />
      ) : (
        <div className="px-5 pb-5">
          <h2 id={headingId} className="sr-only">
            Person
          </h2>
          {person.isError ? (
            <LoadFailed what="This person could not be read." query={person} />
          ) : (
            <SkeletonRegion label="Loading person" className="grid gap-4">
              <Skeleton className="h-12 w-3/4" />
              <Skeleton className="h-16 w-full" />
              <Skeleton className="h-40 w-full" />
            </SkeletonRegion>
          )}
        </div>
      )}
    </section>
  );
}

interface StepProps {
  label: string;
  Icon: LucideIcon;
  to: string | undefined;
  onGo: (id: string) => void;
}

function Step({ label, Icon, to, onGo }: StepProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      icon
      aria-label={label}
      aria-disabled={!to || undefined}
      onClick={() => to && onGo(to)}
      className="aria-disabled:opacity-40 aria-disabled:[--face:transparent] aria-disabled:[--rim:transparent]"
    >
      <Icon className="size-4.5" aria-hidden="true" />
    </Button>
  );
}

function Whole({ view, headingId }: { view: PersonView; headingId: string }) {
  const [tab, setTab] = useState("timeline");
  const { person } = view;
  const count = (label: string, list: readonly unknown[]) =>
    list.length > 0 ? `${label} ${list.length}` : label;
  return (
    <>
      <Head view={view} headingId={headingId} />
      <Facts view={view} />
      {person.closedAt === null ? (
        <div className="grid gap-2 px-5 py-3.5">
          <div className="flex flex-wrap items-center gap-3">
            <PersonPlan person={person} />
          </div>
          <p className="text-13 text-text-2">{planText(view)}</p>
        </div>
      ) : null}
      <Tabs
        label="About this person"
        value={tab}
        onValueChange={setTab}
        isSmall
        listClassName="px-5"
        tabs={[
          { value: "timeline", label: "Timeline", content: <TimelineTab id={person.id} /> },
          { value: "xp", label: "XP", content: <LedgerTab id={person.id} /> },
          {
            value: "payments",
            label: count("Payments", view.payments),
            content: <PaymentsTab view={view} />,
          },
          { value: "mails", label: count("Mails", view.mails), content: <MailsTab view={view} /> },
          {
            value: "sessions",
            label: count("Sessions", view.sessions),
            content: <SessionsTab view={view} />,
          },
          {
            value: "feedback",
            label: count("Feedback", view.feedback),
            content: <FeedbackTab view={view} />,
          },
          { value: "notes", label: count("Notes", view.notes), content: <NotesTab view={view} /> },
        ]}
      />
    </>
  );
}

function Head({ view, headingId }: { view: PersonView; headingId: string }) {
  const { person, facts, planKind, segment } = view;
  const { username, email, businessType } = person;
  const copy = async () => {
    await navigator.clipboard.writeText(email ?? "");
    toast({ title: "Copied", description: email ?? "", variant: "success" });
  };
  return (
    <div className="flex gap-3.5 px-5 pt-1 pb-4">
      <Avatar name={username} src={person.profileImageUrl} size="xl" />
      <div className="min-w-0 flex-1">
        <h2 id={headingId} className="text-[20px] leading-[1.2] font-extrabold wrap-anywhere">
          {username}
        </h2>
        <p className="mb-2 flex min-w-0 items-center gap-1 text-13 text-text-2">
          <span className="min-w-0 wrap-anywhere">{email ?? "No email"}</span>
          {email ? (
            <Button variant="ghost" size="sm" icon aria-label="Copy email" onClick={() => void copy()}>
              <Copy className="size-3.5" aria-hidden="true" />
            </Button>
          ) : null}
        </p>
        <p className="flex flex-wrap gap-1.5">
          {businessType ? <Badge tone="success">Onboarded</Badge> : <Badge tone="warning">Pending</Badge>}
          <Badge tone={PLAN_TONES[planKind]} title={PLAN_KIND_WORDS[planKind].means}>
            {PLAN_KIND_WORDS[planKind].label}
          </Badge>
          <Badge title={SEGMENT_MEANS[segment]}>{segment}</Badge>
          {person.role === "admin" ? <Badge tone="level">Admin</Badge> : null}
          {person.isDemo ? <Badge>Demo</Badge> : null}
          {person.closedAt ? <Badge tone="danger">Closed</Badge> : null}
          {facts.flag === "open" ? <Badge tone="warning">Flagged</Badge> : null}
          {facts.flag === "hidden" ? <Badge tone="warning">Hidden on the leaderboard</Badge> : null}
          {businessType ? <Badge>{businessType}</Badge> : null}
          {facts.businessName ? <Badge>{facts.businessName}</Badge> : null}
        </p>
      </div>
    </div>
  );
}

function Facts({ view: { person, facts } }: { view: PersonView }) {
  const items = [
    ["Level", String(person.level)],
    ["XP", person.totalXP.toLocaleString("en")],
    ["Quests", facts.questsCompleted.toLocaleString("en")],
    ["Visits", facts.visits.toLocaleString("en")],
    ["Last seen", facts.lastSeenAt ? timeAgo(new Date(facts.lastSeenAt), new Date()) : "Never"],
  ] as const;
  return (
    <dl className="flex flex-wrap justify-between gap-x-4 gap-y-2 border-y border-border px-5 py-3">
      {items.map(([name, value]) => (
        <div key={name}>
          <dt className="text-12 leading-[1.2] font-medium text-text-2">{name}</dt>
          <dd className="num text-16 leading-[1.3] font-750">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const DAY = new Intl.DateTimeFormat("en", { day: "numeric", month: "short", year: "numeric" });

function planText({ planKind, paidUntil, cancelsAtEnd, person }: PersonView): string {
  const { means } = PLAN_KIND_WORDS[planKind];
  if (paidUntil && planKind === "paying")
    return `${means} ${cancelsAtEnd ? "Ends" : "Paid until"} ${DAY.format(new Date(paidUntil))}.`;
  if (planKind === "trial" && person.trialExpiresAt)
    return `${means} It ends ${DAY.format(new Date(person.trialExpiresAt))}.`;
  return means;
}
