import { openMentor } from "#web/platform/open-mentor.ts";
import { toast } from "#web/ui/toast/toast-store.ts";

export function askMentor(): void {
  if (openMentor({ prompt: "" })) return;
  toast({ title: "AI Mentor", description: "The mentor waits on your dashboard." });
}
