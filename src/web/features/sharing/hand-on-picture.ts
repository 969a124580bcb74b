import { t } from "#web/platform/language/text.ts";
import { saveFile } from "#web/platform/storage/save-file.ts";
import { toastError } from "#web/ui/toast/toast-error.ts";
import { takePicture } from "./share-picture.ts";
import { shareBySheet } from "./share-sheet.ts";

export const isSheetHere = () => typeof navigator.share === "function";

export function savePicture(shown: HTMLElement | null, name: string): void {
  take(shown, async (picture) => saveFile(name, picture));
}

/** By the device's share sheet; as a file where that takes no pictures. */
export function sharePicture(shown: HTMLElement | null, name: string): void {
  take(shown, async (picture) => {
    const files = [new File([picture], name, { type: picture.type })];
    if (navigator.canShare?.({ files })) await shareBySheet({ files });
    else saveFile(name, picture);
  });
}

function take(shown: HTMLElement | null, use: (picture: Blob) => Promise<unknown>): void {
  takePicture(shown)
    .then(use)
    .catch(() => toastError(t("The picture could not be made. Please try again.")));
}
