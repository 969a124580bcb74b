import { Report } from "#web/features/analytics/report/report.tsx";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";
import { useMember } from "#web/platform/session/session.ts";
import { BackLink } from "../back-link.tsx";
import { PageColumn } from "../page-column.tsx";

const Console = lazyPart("console", async () => (await import("./console.tsx")).Console);

/** Operators see the console, everyone else the report. */
export function AnalyticsPage() {
  const { role } = useMember();
  return (
    <PageColumn>
      {role === "admin" ? (
        <Console />
      ) : (
        <>
          <BackLink>Back to dashboard</BackLink>
          <div className="mt-3">
            <Report isPage />
          </div>
        </>
      )}
    </PageColumn>
  );
}
