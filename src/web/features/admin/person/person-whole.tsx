import { Copy } from "lucide-react";
import { useState } from "react";
import type { PersonView } from "#contracts/admin/person.ts";
import { PLAN_KIND_WORDS } from "#domain/admin/plan-kinds.ts";
import { formatDuration } from "#domain/analytics/figures.ts";
import { SEGMENT_MEANS } from "#domain/analytics/segments.ts";
import { timeAgo } from "#domain/general/time-ago.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { Avatar } from "#web/ui/avatar.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Tabs } from "#web/ui/controls/tabs.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";
import { PLAN_TONES } from "../people-looks.ts";
import { PersonPlan } from "../person-plan.tsx";
import { LedgerTab } from "./ledger-tab.tsx";
import { NotesTab } from "./notes-tab.tsx";
import { FeedbackTab, MailsTab, PaymentsTab, SessionsTab } from "./person-lists.tsx";
import { TimelineTab } from "./timeline-tab.tsx";
import type { usePerson } from "./use-person.ts";

interface PersonUnreadProps {
  person: ReturnType<typeof usePerson>;
  headingId: string;
}

/** In place of a person who is not read yet, or could not be. */
export function PersonUnread({ person, headingId }: PersonUnreadProps) {
  return (
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
  );
}

interface PersonWholeProps {
  view: PersonView;
  headingId: string;
  /** A page of its own instead of a panel beside the list. */
  isPage?: boolean;
}

/** Everything about a person: who they are and what they have, then what happened. */
export function PersonWhole({ view, headingId, isPage = false }: PersonWholeProps) {
  const [tab, setTab] = useState("timeline");
  const { person } = view;
  const count = (label: string, list: readonly unknown[]) =>
    list.length > 0 ? `${label} ${list.length}` : label;
  return (
    <div
      className={
        isPage
          ? "grid items-start gap-3.5 wide:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] max-wide:grid-cols-1"
          : "contents"
      }
    >
      <div className={isPage ? "card min-w-0 pt-4" : "contents"}>
        <Head view={view} headingId={headingId} isPage={isPage} />
        <Facts view={view} />
        {person.closedAt === null ? (
          <div className="grid gap-2 px-5 py-3.5">
            <PersonPlan person={person} />
            <p className="text-13 text-text-2">{planText(view)}</p>
          </div>
        ) : null}
      </div>
      <div className={isPage ? "card min-w-0 overflow-hidden pt-2" : "contents"}>
        {isPage ? <h2 className="sr-only">What happened</h2> : null}
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
      </div>
    </div>
  );
}

function Head({ view, headingId, isPage }: Required<PersonWholeProps>) {
  const { person, facts, planKind, segment } = view;
  const { username, email, businessType } = person;
  const Heading = isPage ? "h1" : "h2";
  const copy = async () => {
    await navigator.clipboard.writeText(email ?? "");
    toast({ title: "Copied", description: email ?? "", variant: "success" });
  };
  return (
    <div className="flex gap-3.5 px-5 pt-1 pb-4">
      <Avatar name={username} src={person.profileImageUrl} size="xl" />
      <div className="min-w-0 flex-1">
        <Heading id={headingId} className="text-[20px] leading-[1.2] font-extrabold wrap-anywhere">
          {username}
        </Heading>
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
    ["Streak", facts.streakDays === 1 ? "1 day" : `${facts.streakDays.toLocaleString("en")} days`],
    ["Rating", facts.rating === null ? "—" : facts.rating.toFixed(1)],
  ] as const;
  const lines = [
    ["Last seen", facts.lastSeenAt ? timeAgo(new Date(facts.lastSeenAt), new Date()) : "Never"],
    ["Active time", `${formatDuration(facts.activeSeconds)} in ${countOf(facts.visits, "visit", "visits")}`],
    ["Stage", facts.businessStage ?? "Not given"],
    ["Time zone", facts.timeZone],
    ["Onboarded", facts.onboardedAt ? DAY.format(new Date(facts.onboardedAt)) : "Not yet"],
    ["Rated", countOf(facts.ratings, "time", "times")],
  ] as const;
  return (
    <div className="border-y border-border px-5 py-3">
      <dl aria-label="Progress" className="flex flex-wrap justify-between gap-x-4 gap-y-2">
        {items.map(([name, value]) => (
          <div key={name}>
            <dt className="text-12 leading-[1.2] font-medium text-text-2">{name}</dt>
            <dd className="num text-16 leading-[1.3] font-750">{value}</dd>
          </div>
        ))}
      </dl>
      <dl aria-label="Facts" className="mt-3 grid grid-cols-2 gap-x-4 gap-y-1.5 text-13 leading-[1.35]">
        {lines.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="float-left mr-1.5 text-text-2">{name}</dt>
            <dd className="font-550 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function countOf(count: number, one: string, many: string): string {
  return `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
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
