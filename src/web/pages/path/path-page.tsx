import { PathView } from "#web/features/business/path/path-view.tsx";
import { isSheetHere, savePicture, sharePicture } from "#web/features/sharing/hand-on-picture.ts";
import { useMember } from "#web/platform/session/session.ts";
import { PageColumn } from "../page-column.tsx";

export function PathPage() {
  return (
    <PageColumn className="pt-3! sm:pt-6!">
      <PathView user={useMember()} shareMap={isSheetHere() ? sharePicture : savePicture} />
    </PageColumn>
  );
}
