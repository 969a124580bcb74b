import { MS_PER_MINUTE } from "#domain/general/durations.ts";
import { funnel, track } from "../analytics/analytics-queue.ts";
import { browser } from "../browser.ts";
import { tabStore } from "../storage/storage.ts";

const STARTED_KEY = "signInStarted";
/** Longer than a sign-in may take. */
const NEW_FOR_MS = 10 * MS_PER_MINUTE;

/** Where the sign-in begins: the server leads on to the identity provider. */
export function signInAddress(returnTo: string): string {
  return `/api/auth/google?returnTo=${encodeURIComponent(returnTo)}`;
}

/** Leaves for the identity provider, which sends the person back to `returnTo`. */
export function startSignIn(returnTo: string): void {
  funnel("signup_attempt", { returnTo });
  tabStore.set(STARTED_KEY, "1");
  browser.goTo(signInAddress(returnTo));
}

interface Newcomer {
  createdAt: string;
  hasCompletedOnboarding: boolean;
}

/** On the first page of someone who is signed in: whether they come from signing in, and for the first time. */
export function noticeReturnFromSignIn({ createdAt, hasCompletedOnboarding }: Newcomer): void {
  if (!tabStore.get(STARTED_KEY)) return;
  tabStore.remove(STARTED_KEY);
  const isNew = !hasCompletedOnboarding && Date.now() - Date.parse(createdAt) < NEW_FOR_MS;
  track(isNew ? "signup" : "login", "Google");
}
