import { toast } from "#web/ui/toast/toast-store.ts";
import { openMentor } from "#web/wiring/signals.ts";

export function askMentor(): void {
  if (openMentor.emit({ prompt: "" })) return;
  toast({ title: "AI Mentor", description: "The mentor waits on your dashboard." });
}
