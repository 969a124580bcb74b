import { Suspense } from "react";
import { Redirect } from "wouter";
import { Report } from "#web/features/analytics/report/report.tsx";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";
import { useMember } from "#web/platform/session/session.ts";
import { BackLink } from "../back-link.tsx";
import { PageColumn } from "../page-column.tsx";

const Overview = lazyPart("overview", async () => {
  return (await import("#web/features/analytics/overview/overview.tsx")).Overview;
});

const OverviewTop = lazyPart("setup", async () => {
  return (await import("#web/features/setup/overview-top.tsx")).OverviewTop;
});

/** Addresses of the console's former tabs. */
const TABS: Readonly<Record<string, string>> = {
  "#admin": "/analytics/people",
  "#email": "/analytics/mails",
};

/** Operators see the console, everyone else the report. */
export function AnalyticsPage() {
  const { role } = useMember();
  const moved = TABS[window.location.hash];
  if (role === "admin") return moved ? <Redirect to={moved} replace /> : <OperatorsOverview />;
  return (
    <PageColumn>
      <BackLink>Back to dashboard</BackLink>
      <div className="mt-3">
        <Report />
      </div>
    </PageColumn>
  );
}

function OperatorsOverview() {
  return (
    <Overview
      top={(parts) => (
        <Suspense fallback={parts.head}>
          <OverviewTop {...parts} />
        </Suspense>
      )}
    />
  );
}
