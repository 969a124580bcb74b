import { ReviewView } from "#web/features/review/review-view.tsx";
import { takePicture } from "#web/features/sharing/share-picture.ts";
import { saveFile } from "#web/platform/storage/save-file.ts";
import { toastError } from "#web/ui/toast/toast-store.ts";
import { PageColumn } from "../page-column.tsx";

export function ReviewPage() {
  return (
    <PageColumn>
      <ReviewView savePicture={savePicture} />
    </PageColumn>
  );
}

function savePicture(shown: HTMLElement | null, name: string): void {
  takePicture(shown).then(
    (picture) => saveFile(name, picture),
    () => toastError("The picture could not be made. Please try again."),
  );
}
