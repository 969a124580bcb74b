import { useQueryClient } from "@tanstack/react-query";
import { ChartColumn, Mail, Users } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { TestModeNotice } from "#web/features/admin/test-mode-notice.tsx";
import { ConsoleHeader } from "#web/features/analytics/console-header.tsx";
import { AnalyticsTab } from "#web/features/analytics/dashboard/analytics-tab.tsx";
import { Boundary } from "#web/platform/lazy/boundary.tsx";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Tabs } from "#web/ui/controls/tabs.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";
import { useTabInHash } from "./use-tab-in-hash.ts";

const AdminPanel = lazyPart("admin-panel", async () => {
  return (await import("#web/features/admin/admin-panel.tsx")).AdminPanel;
});

const EmailAutomation = lazyPart("email-automation", async () => {
  return (await import("#web/features/email/email-automation.tsx")).EmailAutomation;
});

const TABS = ["analytics", "admin", "email"] as const;
/** Query keys of all three tabs' reads. */
const CONSOLE_CALLS = /^\/api\/(analytics|admin|rag)\//u;

export function Console() {
  const [tab, setTab] = useTabInHash(TABS);
  const queries = useQueryClient();
  const refresh = () =>
    void queries.invalidateQueries({ predicate: ({ queryKey }) => CONSOLE_CALLS.test(String(queryKey[0])) });
  return (
    <>
      <ConsoleHeader onRefresh={refresh} />
      <TestModeNotice />
      <Tabs
        label="Console"
        value={tab}
        onValueChange={setTab}
        className="mt-3"
        listClassName="mb-5"
        tabs={[
          {
            value: "analytics",
            label: "Analytics",
            icon: <ChartColumn aria-hidden="true" />,
            content: <AnalyticsTab />,
          },
          {
            value: "admin",
            label: "Admin Panel",
            icon: <Users aria-hidden="true" />,
            content: (
              <TabBody>
                <AdminPanel />
              </TabBody>
            ),
          },
          {
            value: "email",
            label: "Email Automation",
            icon: <Mail aria-hidden="true" />,
            content: (
              <TabBody>
                <EmailAutomation />
              </TabBody>
            ),
          },
        ]}
      />
    </>
  );
}

function TabBody({ children }: { children: ReactNode }) {
  return (
    <Boundary fallback={(retry) => <TabFailed onRetry={retry} />}>
      <Suspense fallback={<TabSkeleton />}>{children}</Suspense>
    </Boundary>
  );
}

function TabFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        level={2}
        title="This tab stopped working"
        text="The other tabs are fine. Try again, or come back in a moment."
        actions={<Button onClick={onRetry}>Retry</Button>}
      />
    </div>
  );
}

function TabSkeleton() {
  return (
    <SkeletonRegion label="Loading the tab" className="grid gap-3.5">
      <Skeleton className="h-28 rounded-card" />
      <Skeleton className="h-80 rounded-card" />
    </SkeletonRegion>
  );
}
