import { ReviewView } from "#web/features/review/review-view.tsx";
import { isSheetHere, savePicture, sharePicture } from "#web/features/sharing/hand-on-picture.ts";
import { PageColumn } from "../page-column.tsx";

export function ReviewPage() {
  return (
    <PageColumn>
      <ReviewView savePicture={savePicture} sharePicture={isSheetHere() ? sharePicture : undefined} />
    </PageColumn>
  );
}
