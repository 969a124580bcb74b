import { t } from "#web/platform/language/text.ts";
import { tabStore } from "#web/platform/storage/storage.ts";
import { toast } from "#web/ui/toast/toast-store.ts";

const MARK = "welcomeAboard";

/** Onboarding ends with a page reload, which would drop a toast: a mark makes the next page show it. */
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
    title: t("Welcome aboard!"),
    description: t("Your profile has been set up successfully."),
    variant: "success",
  });
}
