import { t } from "#web/platform/language/text.ts";
import { toastError } from "#web/ui/toast/toast-error.ts";

/** What moves, shortens and removes quests: not needed before the first use. */
export const loadChanges = () => import("./change-quest.ts");

type Changes = Awaited<ReturnType<typeof loadChanges>>;

export function withChanges(run: (changes: Changes) => void): void {
  loadChanges().then(run, () => toastError(t("Nothing was changed. Check your connection, then try again.")));
}
