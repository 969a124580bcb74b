import { funnel } from "./analytics-queue.ts";
import { browser } from "./browser.ts";

/** Where the sign-in begins: the server leads on to the identity provider. */
export function signInAddress(returnTo: string): string {
  return `/api/auth/google?returnTo=${encodeURIComponent(returnTo)}`;
}

/** Leaves for the identity provider, which sends the person back to `returnTo`. */
export function startSignIn(returnTo: string): void {
  funnel("signup_attempt", { returnTo });
  browser.goTo(signInAddress(returnTo));
}
