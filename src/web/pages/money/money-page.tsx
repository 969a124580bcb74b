import { MoneyView } from "#web/features/money/money-view.tsx";
import { BackLink } from "../back-link.tsx";
import { PageColumn } from "../page-column.tsx";

export function MoneyPage() {
  return (
    <PageColumn>
      <BackLink>Back to Dashboard</BackLink>
      <div className="mt-3">
        <MoneyView />
      </div>
    </PageColumn>
  );
}
