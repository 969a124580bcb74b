import { t } from "#web/platform/language/text.ts";
import { toast } from "#web/ui/toast/toast-store.ts";
import { openMentor } from "#web/wiring/signals.ts";

/** With a prompt, it stands in the input, to be sent or changed. */
export function askMentor(prompt = ""): void {
  if (openMentor.emit({ prompt })) return;
  toast({ title: t("AI Mentor"), description: t("The mentor waits on your dashboard.") });
}
