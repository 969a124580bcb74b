import { LevelView } from "#web/features/progress/level/level-view.tsx";
import { t } from "#web/platform/language/text.ts";
import { useMember } from "#web/platform/session/session.ts";
import { BackLink } from "../back-link.tsx";
import { PageColumn } from "../page-column.tsx";

export function LevelPage() {
  return (
    <PageColumn>
      <BackLink>{t("Back to Dashboard")}</BackLink>
      <div className="mt-3">
        <LevelView user={useMember()} />
      </div>
    </PageColumn>
  );
}
