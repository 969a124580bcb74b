import { LayoutDashboard } from "lucide-react";
import { Link } from "wouter";
import { buttonClass } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { PageColumn } from "../page-column.tsx";

export function PerformancePage() {
  return (
    <PageColumn>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3 pt-2">
        <h1 className="text-28 font-extrabold tracking-[-.02em]">Performance Dashboard</h1>
        <Link href="/" className={buttonClass({ size: "sm" })}>
          <LayoutDashboard className="size-4" aria-hidden="true" />
          Dashboard
        </Link>
      </div>
      <EmptyState
        level={2}
        title="No measurements yet"
        text="This server does not report on itself yet. Response times, errors and load will be shown here."
      />
    </PageColumn>
  );
}
