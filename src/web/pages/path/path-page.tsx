import { PathView } from "#web/features/business/path/path-view.tsx";
import { useMember } from "#web/platform/session/session.ts";
import { BackLink } from "../back-link.tsx";
import { PageColumn } from "../page-column.tsx";

export function PathPage() {
  const user = useMember();
  return (
    <PageColumn>
      <BackLink>Back to Dashboard</BackLink>
      <div className="mt-3">
        <PathView user={user} />
      </div>
    </PageColumn>
  );
}
