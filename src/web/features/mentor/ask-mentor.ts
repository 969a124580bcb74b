import { toast } from "#web/ui/toast/toast-store.ts";
import { openMentor } from "#web/wiring/signals.ts";

/** With a prompt, it stands in the input, to be sent or changed. */
export function askMentor(prompt = ""): void {
  if (openMentor.emit({ prompt })) return;
  toast({ title: "AI Mentor", description: "The mentor waits on your dashboard." });
}
