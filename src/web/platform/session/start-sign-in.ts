import { MS_PER_MINUTE } from "#domain/general/durations.ts";
import { funnel, track } from "../analytics/analytics-queue.ts";
import { browser } from "../browser.ts";
import { tabStore } from "../storage/storage.ts";

const STARTED_KEY = "signInStarted";
/** Longer than a sign-in can take. */
const NEW_FOR_MS = 10 * MS_PER_MINUTE;

/** URL that starts the sign-in; the server redirects to the identity provider. */
export function signInAddress(returnTo: string): string {
  return `/api/auth/google?returnTo=${encodeURIComponent(returnTo)}`;
}

/** Navigates to the identity provider, which returns the person to `returnTo`. */
export function startSignIn(returnTo: string): void {
  funnel("signup_attempt", { returnTo });
  tabStore.set(STARTED_KEY, "1");
  browser.goTo(signInAddress(returnTo));
}

interface Newcomer {
  createdAt: string;
  hasCompletedOnboarding: boolean;
}

/** Tracks a sign-up or login, on the first page after returning from the identity provider. */
export function noticeReturnFromSignIn({ createdAt, hasCompletedOnboarding }: Newcomer): void {
  if (!tabStore.get(STARTED_KEY)) return;
  tabStore.remove(STARTED_KEY);
  const isNew = !hasCompletedOnboarding && Date.now() - Date.parse(createdAt) < NEW_FOR_MS;
  track(isNew ? "signup" : "login", "Google");
}
