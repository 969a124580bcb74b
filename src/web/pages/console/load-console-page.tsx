import type { FunctionComponent } from "react";
import { useMember } from "#web/platform/session/session.ts";
import { NotFoundPage } from "../not-found/not-found-page.tsx";

const PAGES = {
  revenue: async () => (await import("./revenue-page.tsx")).RevenuePage,
  "console-report": async () => (await import("./report-page.tsx")).ReportPage,
  people: async () => (await import("./people-page.tsx")).PeoplePage,
  engine: async () => (await import("./engine-page.tsx")).EnginePage,
  inbox: async () => (await import("./feedback-page.tsx")).FeedbackPage,
  system: async () => (await import("./system-page.tsx")).SystemPage,
  mails: async () => (await import("./mails-page.tsx")).MailsPage,
  more: async () => (await import("./more-page.tsx")).MorePage,
} satisfies Record<string, () => Promise<FunctionComponent<object>>>;

export type ConsolePageName = keyof typeof PAGES;

/** The page for operators, and for everybody else what an unknown address shows. */
export async function loadConsolePage(name: ConsolePageName): Promise<FunctionComponent<object>> {
  const Page = await PAGES[name]();
  return function OperatorsPage() {
    return useMember().role === "admin" ? <Page /> : <NotFoundPage />;
  };
}
