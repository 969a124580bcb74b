import { funnel } from "./analytics-queue.ts";
import { browser } from "./browser.ts";

/** Leaves for the identity provider, which sends the person back to `returnTo`. */
export function startSignIn(returnTo: string): void {
  funnel("signup_attempt", { returnTo });
  browser.goTo(`/api/auth/google?returnTo=${encodeURIComponent(returnTo)}`);
}
