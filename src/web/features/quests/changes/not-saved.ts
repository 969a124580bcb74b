import { displayOf } from "#web/platform/api/api-error.ts";
import { canWait } from "#web/platform/api/failure-kinds.ts";
import { t } from "#web/platform/language/text.ts";
import { toast } from "#web/ui/toast/toast-store.ts";

/** A change that did not reach the server: what happened, what is safe, and a way to try it again. */
export function tellNotSaved(
  error: unknown,
  { title, safe, again }: { title: string; safe: string; again: () => void },
): void {
  // The server's own words where trying again would change nothing, such as for a quest that is gone.
  const isRefused = canWait(error) === false;
  toast({
    title,
    description: isRefused ? displayOf(error) : safe,
    variant: "destructive",
    action: isRefused ? undefined : { label: t("Try again"), run: again },
  });
}
