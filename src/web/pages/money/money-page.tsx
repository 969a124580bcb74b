import { MoneyView } from "#web/features/money/money-view.tsx";
import { t } from "#web/platform/language/text.ts";
import { BackLink } from "../back-link.tsx";
import { PageColumn } from "../page-column.tsx";

export function MoneyPage() {
  return (
    <PageColumn>
      <BackLink>{t("Back to Dashboard")}</BackLink>
      <div className="mt-3">
        <MoneyView />
      </div>
    </PageColumn>
  );
}
