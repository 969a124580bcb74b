import type { FunctionComponent } from "react";
import type { OperatorPath } from "#contracts/pages/pages.ts";
import { useMember } from "#web/platform/session/session.ts";
import { NotFoundPage } from "../not-found/not-found-page.tsx";

const PAGES: Record<OperatorPath, () => Promise<FunctionComponent<object>>> = {
  "/analytics/revenue": async () => (await import("./revenue-page.tsx")).RevenuePage,
  "/analytics/report": async () => (await import("./report-page.tsx")).ReportPage,
  "/analytics/people": async () => (await import("./people-page.tsx")).PeoplePage,
  "/analytics/engine": async () => (await import("./engine-page.tsx")).EnginePage,
  "/analytics/feedback": async () => (await import("./feedback-page.tsx")).FeedbackPage,
  "/analytics/system": async () => (await import("./system-page.tsx")).SystemPage,
  "/analytics/mails": async () => (await import("./mails-page.tsx")).MailsPage,
  "/analytics/more": async () => (await import("./more-page.tsx")).MorePage,
};

/** The page for operators, and for everybody else what an unknown address shows. */
export async function loadConsolePage(path: OperatorPath): Promise<FunctionComponent<object>> {
  const Page = await PAGES[path]();
  return function OperatorsPage() {
    return useMember().role === "admin" ? <Page /> : <NotFoundPage />;
  };
}
