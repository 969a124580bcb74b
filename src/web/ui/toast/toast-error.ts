import { t } from "#web/platform/language/text.ts";
import { toast } from "./toast-store.ts";

/** Shows a failure under the heading "Error". Apart from the store, which needs no other file. */
export function toastError(description: string): void {
  toast({ title: t("Error"), description, variant: "destructive" });
}
