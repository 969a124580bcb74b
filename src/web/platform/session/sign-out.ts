import type { QueryClient } from "@tanstack/react-query";
import { logout, logoutEverywhere } from "#contracts/accounts.ts";
import { forgetSession, sendBeforeSignOut } from "../analytics/analytics-queue.ts";
import { call } from "../api/api.ts";
import { browser } from "../browser.ts";
import { reportProblem } from "../report.ts";
import { forgetDrafts } from "../storage/drafts.ts";

let leaving = false;

/** From the click on: what is read in the background now would be refused, so it is not asked for. */
export function isSigningOut(): boolean {
  return leaving;
}

/** Ends this session. Clears local data even if the server call fails. */
export async function signOut(queries: QueryClient): Promise<void> {
  await stopTraffic(queries);
  try {
    await call(logout, {});
  } catch (cause) {
    reportProblem("Signing out failed", cause);
  }
  leave(queries);
}

/** Throws if other sessions may still be active, so the person must be informed. */
export async function signOutEverywhere(queries: QueryClient): Promise<void> {
  await stopTraffic(queries);
  try {
    await call(logoutEverywhere, {});
  } catch (cause) {
    leaving = false;
    throw cause;
  }
  leave(queries);
}

/** Cancels running reads: they would write results of an ended session. */
async function stopTraffic(queries: QueryClient): Promise<void> {
  leaving = true;
  await Promise.all([sendBeforeSignOut(), queries.cancelQueries()]);
}

function leave(queries: QueryClient): void {
  forgetSession();
  queries.clear();
  forgetDrafts();
  browser.goTo("/");
}
