import { StreakView } from "#web/features/progress/streak/streak-view.tsx";
import { t } from "#web/platform/language/text.ts";
import { BackLink } from "../back-link.tsx";
import { PageColumn } from "../page-column.tsx";

export function StreakPage() {
  return (
    <PageColumn>
      <BackLink>{t("Back to Dashboard")}</BackLink>
      <div className="mt-3">
        <StreakView />
      </div>
    </PageColumn>
  );
}
