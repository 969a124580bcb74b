import { useQuery } from "@tanstack/react-query";
import { ChevronRight, House, type LucideIcon, Moon, Search, Sun } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useSearch } from "wouter";
import { countPeople } from "#contracts/admin/people.ts";
import { useNewFeedback } from "#web/features/admin/use-new-feedback.ts";
import { useDueMails } from "#web/features/email/use-due-mails.ts";
import { FeedbackWidgets } from "#web/features/feedback/feedback-widgets.tsx";
import { useOpenAlerts } from "#web/features/performance/alerts/use-alerts.ts";
import { queryOf, READ_ON_MOUNT } from "#web/platform/api/query-of.ts";
import { useMember } from "#web/platform/session/session.ts";
import { otherTheme, setTheme } from "#web/platform/theme/theme.ts";
import { useTheme } from "#web/platform/theme/use-theme.ts";
import { ConsoleBody } from "#web/ui/console-body.tsx";
import { CONSOLE_GROUPS } from "#web/wiring/console-pages.ts";
import { withRange } from "#web/wiring/console-path.ts";
import { openOverlay } from "#web/wiring/signals.ts";

/** The rail, for phones: all pages by their groups with what waits there, the palette, the theme, the feedback buttons. */
export function MorePage() {
  const search = useSearch();
  const member = useMember();
  const lines = useLiveLines();
  return (
    <ConsoleBody>
      <h1 className="sr-only">Console</h1>
      <button
        type="button"
        onClick={() => openOverlay.emit("commands")}
        className="flex min-h-11 items-center gap-2.5 rounded-input border border-control bg-surface px-3 text-left text-15 text-text-2"
      >
        <Search className="size-4.5" aria-hidden="true" />
        Find a person, page or act
      </button>
      {CONSOLE_GROUPS.map(({ name, pages }) => (
        <section key={name} aria-label={name}>
          <h2 className="pb-1.5 text-13 font-medium text-text-2">{name}</h2>
          <ul className="card divide-y divide-border overflow-hidden">
            {pages.map(({ path, label, about, Icon }) => (
              <Entry
                key={path}
                path={withRange(path, search)}
                label={label}
                about={lines[path] ?? { text: about }}
                Icon={Icon}
              />
            ))}
          </ul>
        </section>
      ))}
      <ul className="card divide-y divide-border overflow-hidden">
        <Entry path="/" label="Home" about={{ text: "Back to the app" }} Icon={House} />
        <ThemeEntry />
      </ul>
      {/* Wider pages have them in the rail. */}
      <div className="sm:hidden">
        <FeedbackWidgets user={member} place="row" />
      </div>
    </ConsoleBody>
  );
}

interface Line {
  text: string;
  /** Something is wrong: it stands out. */
  isUrgent?: boolean;
}

/** What waits on a page, by its address; nothing for one where that is not known yet. */
function useLiveLines(): Readonly<Record<string, Line>> {
  const people = useQuery({ ...queryOf(countPeople), ...READ_ON_MOUNT }).data;
  const alerts = useOpenAlerts().data?.alerts.length;
  const due = useDueMails().data;
  const messages = useNewFeedback();
  return {
    ...(people && { "/analytics/people": { text: counted(people.open, "account", "accounts") } }),
    ...(messages > 0 && { "/analytics/feedback": { text: `${messages.toLocaleString("en")} new` } }),
    ...(alerts && {
      "/analytics/system": { text: counted(alerts, "active alert", "active alerts"), isUrgent: true },
    }),
    ...(due &&
      due.total > 0 && {
        "/analytics/mails": {
          text: `${due.hasMore ? "At least " : ""}${counted(due.total, "person is", "people are")} due`,
        },
      }),
  };
}

function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
}

interface EntryProps {
  path: string;
  label: string;
  about: Line;
  Icon: LucideIcon;
}

const ROW = "flex min-h-14 w-full items-center gap-3 px-3.5 py-2 text-left hover:bg-bg";

function Entry({ path, label, about, Icon }: EntryProps) {
  return (
    <li>
      <Link href={path} className={ROW}>
        <EntryText label={label} about={about} Icon={Icon}>
          <ChevronRight className="size-4 text-text-2" aria-hidden="true" />
        </EntryText>
      </Link>
    </li>
  );
}

function EntryText({ label, about, Icon, children }: Omit<EntryProps, "path"> & { children?: ReactNode }) {
  return (
    <>
      <Icon className="size-5 text-text-2" aria-hidden="true" />
      <span className="min-w-0 flex-1">
        <b className="block text-15 leading-tight font-semibold">{label}</b>
        <small
          className={
            about.isUrgent
              ? "block text-13 leading-tight text-warning"
              : "block text-13 leading-tight text-text-2"
          }
        >
          {about.text}
        </small>
      </span>
      {children}
    </>
  );
}

function ThemeEntry() {
  const next = otherTheme(useTheme());
  const isToDark = next === "dark";
  return (
    <li>
      <button type="button" onClick={() => setTheme(next)} className={`${ROW} border-0 bg-transparent`}>
        <EntryText
          label={isToDark ? "Dark theme" : "Light theme"}
          about={{ text: "For this browser" }}
          Icon={isToDark ? Moon : Sun}
        />
      </button>
    </li>
  );
}
