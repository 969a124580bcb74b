import { Activity, BellRing, CalendarRange, Download, MailSearch, MessageSquareReply } from "lucide-react";
import type { UserView } from "#contracts/accounts.ts";
import type { PagePath } from "#contracts/pages/pages.ts";
import { RANGES } from "#domain/analytics/ranges.ts";
import { RANGE_WORDS } from "#web/features/analytics/range/range-words.ts";
import type { Command } from "#web/ui/overlays/command-palette.tsx";
import { CONSOLE_GROUPS } from "#web/wiring/console-pages.ts";
import { isConsolePath, withRange } from "#web/wiring/console-path.ts";
import type { WebFeature } from "#web/wiring/web-feature.ts";

type Navigate = (path: PagePath | `${PagePath}?${string}`) => void;

/** What an operator finds in the palette: the pages of the console, and what is done on them. */
export const consoleCommands: WebFeature = {
  commands: ({ user, navigate }) => (isOperator(user) ? [...pages(navigate), ...acts(navigate)] : []),
};

const isOperator = ({ role }: UserView) => role === "admin";
const GROUP = "Console";

/** With the range that is chosen, so that one walks through the pages of one range. */
function goTo(navigate: Navigate, path: Parameters<Navigate>[0]): void {
  navigate(withRange(path, window.location.search) as PagePath);
}

/** The palette has "Feedback" for everybody already: it opens the form. */
const IN_PALETTE: Partial<Record<PagePath, string>> = { "/analytics/feedback": "Inbox" };

function pages(navigate: Navigate): Command[] {
  return CONSOLE_GROUPS.flatMap(({ name, pages: ofGroup }) =>
    ofGroup.map(({ path, label, about, Icon }) => ({
      id: `console-${path}`,
      label: IN_PALETTE[path] ?? label,
      group: GROUP,
      icon: <Icon />,
      keywords: `${name} ${label} ${about}`,
      run: () => goTo(navigate, path),
    })),
  );
}

function acts(navigate: Navigate): Command[] {
  const act = (id: string, label: string, icon: Command["icon"], run: () => void): Command => ({
    id: `console-${id}`,
    label,
    group: GROUP,
    icon,
    isOnlyFound: true,
    run,
  });
  return [
    ...RANGES.map((range) =>
      act(`range-${range}`, `Show ${RANGE_WORDS[range].toLowerCase()}`, <CalendarRange />, () => {
        const { pathname } = window.location;
        const path = isConsolePath(pathname) ? (pathname as PagePath) : "/analytics";
        goTo(navigate, `${path}?range=${range}`);
      }),
    ),
    act("export-people", "Export people as CSV", <Download />, () => goTo(navigate, "/analytics/people")),
    act("answer", "Answer new feedback", <MessageSquareReply />, () =>
      goTo(navigate, "/analytics/feedback?status=new"),
    ),
    act("acknowledge", "Acknowledge an alert", <BellRing />, () => goTo(navigate, "/analytics/system")),
    act("audit", "Look into the audit log", <Activity />, () => goTo(navigate, "/analytics/system")),
    act("scan", "Scan mail targets", <MailSearch />, () => goTo(navigate, "/analytics/mails")),
  ];
}
