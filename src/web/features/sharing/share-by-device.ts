import { copyText } from "#web/platform/copy-text.ts";
import { t } from "#web/platform/language/text.ts";
import { reportProblem } from "#web/platform/report.ts";
import { saveFile } from "#web/platform/storage/save-file.ts";
import { toast } from "#web/ui/toast/toast-store.ts";
import { ShareProblem } from "./share-outcome.ts";
import { COPIED_MS } from "./share-reward.ts";
import { shareBySheet } from "./share-sheet.ts";
import { inOneText, type ShareWords } from "./share-text.ts";

interface Shareable {
  file: File;
  words: ShareWords;
}

/**
 * Uses the device's share sheet; if missing or failing, copies the text and downloads the picture.
 * Resolves to how long its own toast needs, or null if the person cancelled.
 */
export async function shareByDevice({ file, words }: Shareable, near: HTMLElement): Promise<number | null> {
  const data = { ...words, files: [file] };
  const hasSheet = navigator.canShare?.(data) ?? false;
  if (hasSheet) {
    try {
      return (await shareBySheet(data)) && 0;
    } catch (cause) {
      reportProblem("The device did not share", cause);
    }
  }
  if (!(await copyText(inOneText(words), near))) throw new ShareProblem(t("Nothing could be copied"));
  saveFile(file.name, file);
  toast({
    title: hasSheet ? t("Text Copied!") : t("Copied to clipboard!"),
    description: t("The picture is in your downloads: paste the text beside it."),
    variant: "success",
  });
  return COPIED_MS;
}
