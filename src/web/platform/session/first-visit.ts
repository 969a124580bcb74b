import { tabStore } from "#web/platform/storage/storage.ts";

const MARK = "firstVisit";

/** Called when onboarding ends: what follows in this tab is the person's first visit. */
export function beginFirstVisit(userId: string): void {
  tabStore.set(MARK, userId);
}

/** Any other tab or device is a second visit, and so is this tab once it was closed. */
export function isFirstVisit(userId: string): boolean {
  return tabStore.get(MARK) === userId;
}
