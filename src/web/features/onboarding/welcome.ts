import { tabStore } from "#web/platform/storage/storage.ts";
import { toast } from "#web/ui/toast/toast-store.ts";

const MARK = "welcomeAboard";

/** The page reloads right after onboarding, and would take the message with it: the next one shows it. */
export function welcomeAfterReload(): void {
  if (!tabStore.set(MARK, "1")) sayWelcome();
}

export function welcomeIfJustArrived(): void {
  if (tabStore.get(MARK) === null) return;
  tabStore.remove(MARK);
  sayWelcome();
}

function sayWelcome(): void {
  toast({
    title: "Welcome aboard!",
    description: "Your profile has been set up successfully.",
    variant: "success",
  });
}
